import { expect, test } from 'vitest'
import { dueDay } from './due-day.ts'

test.each([
  ['at the hour', 'Europe/Berlin', '07:30', '2026-03-03T06:30:00Z', '2026-03-03'],
  ['a second before', 'Europe/Berlin', '07:30', '2026-03-03T06:29:59Z', undefined],
  ['two hours later', 'Europe/Berlin', '07:30', '2026-03-03T08:30:00Z', '2026-03-03'],
  ['later than that', 'Europe/Berlin', '07:30', '2026-03-03T08:30:01Z', undefined],
  ['after midnight, of the day before', 'UTC', '23:00', '2026-03-04T00:30:00Z', '2026-03-03'],
  ['on the day the clocks go forward', 'Europe/Berlin', '07:30', '2026-03-29T05:30:00Z', '2026-03-29'],
  ['and not by the old time', 'Europe/Berlin', '07:30', '2026-03-29T05:29:00Z', undefined],
  ['at an hour that the clocks skip, once they have', 'Europe/Berlin', '02:30', '2026-03-29T01:30:00Z', '2026-03-29'],
  ['and not before', 'Europe/Berlin', '02:30', '2026-03-29T01:10:00Z', undefined],
  ['at an hour that comes twice, the first time', 'America/New_York', '01:30', '2026-11-01T05:30:00Z', '2026-11-01'],
  ['in a zone of half hours', 'Asia/Kathmandu', '07:30', '2026-03-03T01:45:00Z', '2026-03-03'],
  ['where the day begins first', 'Pacific/Kiritimati', '07:30', '2026-03-02T17:30:00Z', '2026-03-03'],
])('%s in %s, %s at %s is due for %s', (_, zone, startsAt, now, day) => {
  expect(dueDay(zone, startsAt, Temporal.Instant.from(now))).toBe(day)
})
