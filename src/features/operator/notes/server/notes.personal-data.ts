import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './notes.tables.ts'

export const notesPersonalData: PersonalData = {
  tables: { operatorNotes: ['memberId', 'writtenBy'] },

  export: async ({ db }, memberId) => [
    {
      title: 'What the team noted about you',
      rows: await db
        .selectFrom('operatorNotes')
        .select(['text', 'writtenAt'])
        .where('memberId', '=', memberId)
        .orderBy('writtenAt')
        .orderBy('id')
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'operatorNotes', 'memberId', memberId)
    // What was noted about others stays, without who wrote it.
    await db.updateTable('operatorNotes').set({ writtenBy: null }).where('writtenBy', '=', memberId).execute()
  },
}
