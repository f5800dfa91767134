import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import './pace.tables.ts'

export const personalData: PersonalData = {
  tables: { calendarChanges: ['memberId'], workHours: ['memberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Changes of your calendar',
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
          'weekdays',
          'startsAt',
          'catchUpSince',
          'carriedOn',
          'timesSetAt',
        ])
        .where('memberId', '=', memberId)
        .execute(),
    },
  ],

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'calendarChanges', 'memberId', memberId)
    await eraseRows(db, 'workHours', 'memberId', memberId)
  },
}
