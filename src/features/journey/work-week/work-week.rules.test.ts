import { expect, test } from 'vitest'
import { hoursGap } from './work-week.rules.ts'

/** 63 hours in 60 days: 7 h 21 min a week. */
const minutes = { read: 180, desk: 2000, field: 1600 }
const phase = { startDay: 1, endDay: 60, modules: [{ minutes }] }

test.each([
  [5, { weeks: 13, days: 60, behindAMonth: 10 }],
  [7, { weeks: 9, days: 60, behindAMonth: 1 }],
  [1, { weeks: 63, days: 60, behindAMonth: 26 }],
  [8, undefined],
  [60, undefined],
])('at %i hours a week', (hours, gap) => {
  expect(hoursGap(phase, hours)).toEqual(gap)
})
