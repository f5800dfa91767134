import { expect, test } from 'vitest'
import { dueWeek } from './due-week.ts'

test.each([
  ['at 08:00 on Monday', 'Europe/Berlin', '2026-03-02T07:00:00Z', '2026-03-02'],
  ['a second before', 'Europe/Berlin', '2026-03-02T06:59:59Z', undefined],
  ['a day and a half later', 'Europe/Berlin', '2026-03-03T19:00:00Z', '2026-03-02'],
  ['later than that', 'Europe/Berlin', '2026-03-03T19:00:01Z', undefined],
  ['on a Sunday', 'Europe/Berlin', '2026-03-01T12:00:00Z', undefined],
  ['after the clocks went forward the day before', 'Europe/Berlin', '2026-03-30T06:00:00Z', '2026-03-30'],
  ['and not by the old time', 'Europe/Berlin', '2026-03-30T05:59:00Z', undefined],
  ['after the clocks went back the day before', 'America/New_York', '2026-11-02T13:00:00Z', '2026-11-02'],
  ['where Monday begins first', 'Pacific/Kiritimati', '2026-03-01T18:00:00Z', '2026-03-02'],
  ['where Monday begins last', 'Pacific/Pago_Pago', '2026-03-02T19:00:00Z', '2026-03-02'],
  ['and not while it is Sunday there', 'Pacific/Pago_Pago', '2026-03-02T10:00:00Z', undefined],
  ['in a zone of half hours', 'Asia/Kathmandu', '2026-03-02T02:15:00Z', '2026-03-02'],
])('%s in %s at %s the emails due are those of %s', (_, zone, now, week) => {
  expect(dueWeek(zone, Temporal.Instant.from(now))).toBe(week)
})
