import { lessonTitle } from '#features/program/lesson-title.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './lessons.tables.ts'

export const lessonsPersonalData: PersonalData = {
  tables: { lessonOpenings: ['memberId'] },

  export: async ({ db, program }, memberId) => {
    const rows = await db
      .selectFrom('lessonOpenings')
      .select(['subModuleId', 'openedAt'])
      .where('memberId', '=', memberId)
      .orderBy('openedAt')
      .orderBy('subModuleId')
      .execute()
    return [
      {
        title: 'Lessons you opened',
        rows: rows.map((row) => ({ title: lessonTitle(program, row.subModuleId), ...row })),
      },
    ]
  },

  erase: ({ db }, memberId) => eraseRows(db, 'lessonOpenings', 'memberId', memberId),
}
