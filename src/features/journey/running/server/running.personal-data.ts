import { lessonTitle } from '#features/program/lesson-title.ts'
import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'
import './running.tables.ts'

export const runningPersonalData: PersonalData = {
  tables: { runningExercises: ['memberId'] },

  export: async ({ db, program }, memberId) => {
    const rows = await db
      .selectFrom('runningExercises')
      .select(['subModuleId', 'unit', 'target', 'done', 'startedOn', 'backOn'])
      .where('memberId', '=', memberId)
      .orderBy('startedOn')
      .orderBy('subModuleId')
      .execute()
    return [
      {
        title: 'Exercises you kept running',
        rows: rows.map((row) => ({ title: lessonTitle(program, row.subModuleId), ...row })),
      },
    ]
  },

  // How far they are stays, without the word for what they count.
  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('runningExercises')
      .set({ unit: maskedText })
      .where('memberId', '=', memberId)
      .where('unit', '<>', '')
      .execute()
  },

  erase: ({ db }, memberId) => eraseRows(db, 'runningExercises', 'memberId', memberId),
}
