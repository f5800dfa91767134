import { expect, test } from 'vitest'
import { hoursGap, readHours } from './work-week.rules.ts'

/** 63 hours in 60 days: 7 h 21 min a week. */
const minutes = { read: 180, desk: 2000, field: 1600 }
const phase = { startDay: 1, endDay: 60, modules: [{ minutes }] }

test.each([
  [5, { weeks: 13, days: 60 }],
  [7, { weeks: 9, days: 60 }],
  [1, { weeks: 63, days: 60 }],
  [8, undefined],
  [60, undefined],
])('at %i hours a week', (hours, gap) => {
  expect(hoursGap(phase, hours)).toEqual(gap)
})

test.each([
  ['2.5', 2.5],
  [' 2,25 ', 2.25],
  ['2.33', 2.25],
  ['0.5', 0.5],
  ['60', 60],
  ['0', undefined],
  ['0.3', undefined],
  ['61', undefined],
  ['', undefined],
  ['many', undefined],
  ['-3', undefined],
  ['1e1', undefined],
])('hours entered as %j are %s', (text, hours) => expect(readHours(text)).toBe(hours))
