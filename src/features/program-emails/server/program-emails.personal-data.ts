import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './program-emails.tables.ts'

export const programEmailsPersonalData: PersonalData = {
  tables: { programLetters: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Emails about your program',
      rows: await db
        .selectFrom('programLetters')
        .select(['onDay', 'kind', 'about', 'postedAt'])
        .where('memberId', '=', memberId)
        .orderBy('onDay')
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'programLetters', 'memberId', memberId),
}
