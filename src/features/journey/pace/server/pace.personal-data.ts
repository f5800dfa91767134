import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'
import './pace.tables.ts'

export const pacePersonalData: PersonalData = {
  tables: { calendarChanges: ['memberId'], workHours: ['memberId'], agreedDays: ['memberId'], fileDays: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Changes to your calendar',
      rows: await db
        .selectFrom('calendarChanges')
        .select(['kind', 'fromDate', 'days', 'changedAt'])
        .where('memberId', '=', memberId)
        .orderBy('changedAt')
        .execute(),
    },
    {
      title: 'What you build and when you work on it',
      rows: await db
        .selectFrom('workHours')
        .select([
          'building',
          'stage',
          'hoursPerWeek',
          'minutesPerWeek',
          'paceMinutes',
          'paceWeekdays',
          'paceFromDay',
          'paceDone',
          'paceProgram',
          'weekdays',
          'startsAt',
          'catchUpSince',
          'catchUpPromisedOn',
          'carriedOn',
          'timesSetAt',
        ])
        .where('memberId', '=', memberId)
        .execute(),
    },
    {
      title: 'The days you chose to work',
      rows: await db
        .selectFrom('agreedDays')
        .select(['fromDate', 'weekdays'])
        .where('memberId', '=', memberId)
        .orderBy('fromDate')
        .execute(),
    },
    {
      title: 'Days on which you worked on your Founder file',
      rows: await db.selectFrom('fileDays').select('onDay').where('memberId', '=', memberId).orderBy('onDay').execute(),
    },
  ],

  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('workHours')
      .set({ building: maskedText })
      .where('memberId', '=', memberId)
      .where('building', '<>', '')
      .execute()
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'calendarChanges', 'memberId', memberId)
    await eraseRows(db, 'workHours', 'memberId', memberId)
    await eraseRows(db, 'agreedDays', 'memberId', memberId)
    await eraseRows(db, 'fileDays', 'memberId', memberId)
  },
}
