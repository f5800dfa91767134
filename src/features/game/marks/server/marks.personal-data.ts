import { lessonTitle } from '#features/program/lesson-title.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './marks.tables.ts'

export const marksPersonalData: PersonalData = {
  tables: { mapMarks: ['memberId'] },
  export: async ({ db, program }, memberId) => {
    const rows = await db
      .selectFrom('mapMarks')
      .select(['kind', 'subModuleId', 'markedAt'])
      .where('memberId', '=', memberId)
      .where('deletedAt', 'is', null)
      .orderBy('markedAt')
      .execute()
    return [
      {
        title: 'Your marks on the map',
        rows: rows.map((row) => ({ title: lessonTitle(program, row.subModuleId), ...row })),
      },
    ]
  },
  erase: ({ db }, memberId) => eraseRows(db, 'mapMarks', 'memberId', memberId),
}
