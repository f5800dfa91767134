import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'

export const gratitudePersonalData: PersonalData = {
  tables: {
    gratitudeEntries: ['memberId'],
  },

  export: async ({ db }, memberId) => [
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

  conceal: async ({ db }, memberId) => {
    await db.updateTable('gratitudeEntries').set({ text: maskedText }).where('memberId', '=', memberId).execute()
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'gratitudeEntries', 'memberId', memberId)
  },
}
