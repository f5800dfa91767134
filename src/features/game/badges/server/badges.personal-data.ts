import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const badgesPersonalData: PersonalData = {
  tables: {
    earnings: ['memberId'],
  },

  export: async ({ db }, memberId) => [
    {
      title: 'Badges and levels you earned',
      rows: await db
        .selectFrom('earnings')
        .select(['kind', 'subject', 'earnedAt'])
        .where('memberId', '=', memberId)
        .orderBy('earnedAt')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'earnings', 'memberId', memberId)
  },
}
