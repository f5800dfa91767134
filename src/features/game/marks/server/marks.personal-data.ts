import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './marks.tables.ts'

export const marksPersonalData: PersonalData = {
  tables: { mapMarks: ['memberId'] },
  export: async ({ db }, memberId) => [
    {
      title: 'Your marks on the map',
      rows: await db
        .selectFrom('mapMarks')
        .select(['kind', 'subModuleId', 'markedAt'])
        .where('memberId', '=', memberId)
        .where('deletedAt', 'is', null)
        .orderBy('markedAt')
        .execute(),
    },
  ],
  erase: ({ db }, memberId) => eraseRows(db, 'mapMarks', 'memberId', memberId),
}
