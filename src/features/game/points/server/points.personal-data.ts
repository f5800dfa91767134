import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const pointsPersonalData: PersonalData = {
  tables: {
    ledgerEntries: ['memberId'],
    standings: ['memberId'],
  },

  export: async ({ db }, memberId) => [
    {
      title: 'Your totals',
      rows: await db
        .selectFrom('standings')
        .select(['points', 'xp', 'proactivity'])
        .where('memberId', '=', memberId)
        .execute(),
    },
    {
      title: 'What your points and XP came from',
      rows: await db
        .selectFrom('ledgerEntries')
        .select(['at', 'label', 'points', 'xp', 'reason', 'cause'])
        .where('memberId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'ledgerEntries', 'memberId', memberId)
    await eraseRows(db, 'standings', 'memberId', memberId)
  },
}
