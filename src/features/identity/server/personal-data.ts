import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './identity.tables.ts'

export const personalData: PersonalData = {
  tables: { users: ['id'], sessions: ['userId'], accounts: ['userId'], verifications: ['value'] },

  // Nothing that opens the account: no password hash, no token of a session or a letter.
  export: async ({ db }, memberId) => [
    {
      title: 'Your account',
      rows: await db
        .selectFrom('users')
        .select(['id', 'firstName', 'lastName', 'email', 'emailVerified', 'role', 'timeZone'])
        .select(['enrolledOn', 'dayFloor', 'coachGrantedAt', 'createdAt'])
        .where('id', '=', memberId)
        .execute(),
    },
    {
      title: 'How you sign in',
      rows: await db
        .selectFrom('accounts')
        .select(['providerId as by', 'createdAt'])
        .where('userId', '=', memberId)
        .execute(),
    },
    {
      title: 'Where you are signed in',
      rows: await db
        .selectFrom('sessions')
        .select(['createdAt', 'updatedAt as lastSeenAt', 'userAgent as browser'])
        .where('userId', '=', memberId)
        .orderBy('createdAt')
        .execute(),
    },
  ],

  erase: eraseAccount,
}

/** The person's own row goes last: everything else hangs on it. */
async function eraseAccount({ db }: Context, memberId: string): Promise<void> {
  await eraseRows(db, 'verifications', 'value', memberId)
  await eraseRows(db, 'sessions', 'userId', memberId)
  await eraseRows(db, 'accounts', 'userId', memberId)
  await eraseRows(db, 'users', 'id', memberId)
}
