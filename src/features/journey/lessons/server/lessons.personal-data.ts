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
    const titleOf = (id: string) => program.subModuleById.get(id)?.title ?? id
    return [{ title: 'Lessons you opened', rows: rows.map((row) => ({ title: titleOf(row.subModuleId), ...row })) }]
  },

  erase: ({ db }, memberId) => eraseRows(db, 'lessonOpenings', 'memberId', memberId),
}
