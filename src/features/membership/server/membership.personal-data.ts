import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const membershipPersonalData: PersonalData = {
  tables: { memberships: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Your plan',
      rows: await db
        .selectFrom('memberships')
        .select(['tier', 'updatedAt', 'closedUntil', 'givenTier', 'givenUntil', 'givenAt', 'openedTier', 'openedAt'])
        .where('memberId', '=', memberId)
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'memberships', 'memberId', memberId),
}
