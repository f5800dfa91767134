import { expect, test } from 'vitest'
import { noticeAt } from './notice-at.ts'

/** The last day is March 31 in New York. */
const gift = { until: '2026-04-01T04:00:00.000Z', timeZone: 'America/New_York' }

test.each([
  ['long ago', '2026-01-02T12:00:00.000Z', '2026-03-24T12:00:00Z'],
  ['by a version before', null, '2026-03-24T12:00:00Z'],
  ['two days before that morning', '2026-03-22T12:00:00.000Z', '2026-03-24T12:00:00Z'],
  ['later than that', '2026-03-22T12:00:01.000Z', '2026-03-30T12:00:00Z'],
  ['three days before its last one', '2026-03-28T12:00:00.000Z', '2026-03-30T12:00:00Z'],
  ['for two days', '2026-03-29T12:00:00.000Z', undefined],
])('of a gift that was given %s (%s) the end is told at %s', (_, givenAt, at) => {
  expect(noticeAt({ ...gift, givenAt })?.toString()).toBe(at)
})
