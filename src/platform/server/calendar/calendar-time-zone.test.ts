import { expect, test } from 'vitest'
import { calendarTimeZone } from './calendar-time-zone.ts'

/** When which offset from UTC begins, in the wall time before it. */
function offsets(start: string, weeks = 4) {
  const first = Temporal.ZonedDateTime.from(start)
  const text = calendarTimeZone(first, first.add({ weeks })).join('\n')
  const found = text.matchAll(/DTSTART:(\S+)\n\S+\nTZOFFSETTO:(\S+)/g)
  return [...found].map(([, from, to]) => [from, to])
}

test.each([
  [
    'Europe/Berlin, where summer time begins that night',
    '2026-03-29T09:00[Europe/Berlin]',
    [
      ['20260329T000000', '+0100'],
      ['20260329T020000', '+0200'],
    ],
  ],
  [
    'America/New_York, where it ends that night',
    '2026-11-01T09:00[America/New_York]',
    [
      ['20261101T000000', '-0400'],
      ['20261101T020000', '-0500'],
    ],
  ],
  [
    'Europe/London, where it begins later',
    '2026-03-25T17:00[Europe/London]',
    [
      ['20260325T000000', '+0000'],
      ['20260329T010000', '+0100'],
    ],
  ],
  ['a zone that keeps its time', '2026-03-29T09:00[Asia/Kathmandu]', [['20260329T000000', '+0545']]],
])('a series that begins in %s has each offset from when it holds', (_, start, expected) => {
  expect(offsets(start)).toEqual(expected)
})
