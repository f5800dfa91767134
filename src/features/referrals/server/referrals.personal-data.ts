import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { referralStatus } from '../referrals.rules.ts'
import './referrals.tables.ts'

/** Members get the names of people they referred, as on the page, but only the dates of their own referral. */
export const referralsPersonalData: PersonalData = {
  tables: { referrals: ['referrerId', 'referredId'] },

  export: async ({ db }, memberId) => {
    const invited = await db
      .selectFrom('referrals')
      .leftJoin('users', 'users.id', 'referrals.referredId')
      .select(['users.firstName', 'users.lastName', 'referredAt', 'convertedAt', 'reversedAt'])
      .where('referrerId', '=', memberId)
      .orderBy('referrals.id')
      .execute()
    const invitation = await db
      .selectFrom('referrals')
      .select(['referredAt', 'paidAt', 'convertedAt', 'reversedAt'])
      .where('referredId', '=', memberId)
      .execute()
    return [
      {
        title: 'People who joined with your link',
        rows: invited.map(({ firstName, lastName, ...stages }) => ({
          firstName,
          lastName,
          status: referralStatus(stages),
          ...stages,
        })),
      },
      { title: 'The invitation you joined with', rows: invitation },
    ]
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'referrals', 'referrerId', memberId)
    // The referrer keeps the count, without a name.
    await db.updateTable('referrals').set({ referredId: null }).where('referredId', '=', memberId).execute()
  },
}
