import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './kick-off.tables.ts'

export const kickOffPersonalData: PersonalData = {
  tables: { eliteWelcomes: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Since when we don’t write to you about a first session of Elite any more',
      rows: await db.selectFrom('eliteWelcomes').select('sentAt').where('memberId', '=', memberId).execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'eliteWelcomes', 'memberId', memberId),
}
