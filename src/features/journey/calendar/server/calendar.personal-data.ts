import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './calendar.tables.ts'

export const calendarPersonalData: PersonalData = {
  tables: { calendarFeeds: ['memberId'] },

  // Not the address itself, which opens the calendar.
  export: async ({ db }, memberId) => [
    {
      title: 'The private link to your calendar',
      rows: await db.selectFrom('calendarFeeds').select('madeAt').where('memberId', '=', memberId).execute(),
    },
  ],

  conceal: ({ db }, memberId) => eraseRows(db, 'calendarFeeds', 'memberId', memberId),

  erase: ({ db }, memberId) => eraseRows(db, 'calendarFeeds', 'memberId', memberId),
}
