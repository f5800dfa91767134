import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './absences.tables.ts'

export const absencesPersonalData: PersonalData = {
  tables: { coachAbsences: ['coachId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Days on which you were away as a coach',
      rows: await db
        .selectFrom('coachAbsences')
        .select(['fromDay', 'untilDay', 'note', 'savedAt'])
        .where('coachId', '=', memberId)
        .orderBy('fromDay')
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'coachAbsences', 'coachId', memberId),
}
