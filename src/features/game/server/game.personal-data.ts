import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const personalData: PersonalData = {
  tables: {
    ledgerEntries: ['memberId'],
    standings: ['memberId'],
    earnings: ['memberId'],
    gratitudeEntries: ['memberId'],
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
    {
      title: 'Badges and levels you earned',
      rows: await db
        .selectFrom('earnings')
        .select(['kind', 'subject', 'earnedAt'])
        .where('memberId', '=', memberId)
        .orderBy('earnedAt')
        .execute(),
    },
    {
      title: 'What you were grateful for',
      rows: await db
        .selectFrom('gratitudeEntries')
        .select(['onDay', 'text', 'writtenAt'])
        .where('memberId', '=', memberId)
        .orderBy('onDay')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    for (const table of ['ledgerEntries', 'standings', 'earnings', 'gratitudeEntries'] as const)
      await eraseRows(db, table, 'memberId', memberId)
  },
}
