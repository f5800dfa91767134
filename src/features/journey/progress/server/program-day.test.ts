import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '#platform/server/clock.ts'
import { programDay } from './program-day.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const enrol = (timeZone: string, instant: string, dayFloor = 1) => ({
  enrolledOn: localDate(timeZone, at(instant)).toString(),
  timeZone,
  dayFloor,
  begunOn: null,
  dayShift: 0,
  pausedFrom: null,
  pausedUntil: null,
})

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()))
const hours = fc.integer({ min: 0, max: 24 * 400 })

describe('the program day', () => {
  test.each([
    ['is 1 on the day of joining', 'Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01T22:59:59Z', 1],
    ['turns with local midnight', 'Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z', 2],
    ['counts a day of 23 hours', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T22:00:00Z', 3],
    ['counts a day of 25 hours', 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T04:59:59Z', 2],
    ['turns after a day of 25 hours', 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T05:00:00Z', 3],
    [
      'counts in a zone without midnight on some day',
      'Africa/Cairo',
      '2026-04-23T12:00:00Z',
      '2026-04-24T00:30:00Z',
      2,
    ],
    ['stays at 180', 'UTC', '2026-01-01T00:00:00Z', '2027-06-01T00:00:00Z', 180],
    ['is 180 on day 180', 'UTC', '2026-01-01T00:00:00Z', '2026-06-29T12:00:00Z', 180],
    ['is 179 the day before', 'UTC', '2026-01-01T00:00:00Z', '2026-06-28T12:00:00Z', 179],
  ])('%s', (_, zone, joined, now, day) => {
    expect(programDay(enrol(zone, joined), at(now))).toBe(day)
  })

  test('never falls as time passes, in any zone', () => {
    fc.assert(
      fc.property(zones, instants, hours, hours, (zone, joined, some, more) => {
        const enrolment = enrol(zone, joined.toString())
        const earlier = programDay(enrolment, joined.add({ hours: some }))
        const later = programDay(enrolment, joined.add({ hours: some + more }))
        expect(later).toBeGreaterThanOrEqual(earlier)
      }),
    )
  })

  test('never falls while a pause runs or after it, and stands still in it', () => {
    const pauses = fc.record({ after: fc.integer({ min: 0, max: 200 }), days: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(zones, instants, pauses, hours, hours, (zone, joined, { after, days }, some, more) => {
        const enrolment = enrol(zone, joined.toString())
        const from = Temporal.PlainDate.from(enrolment.enrolledOn).add({ days: after })
        const paused = {
          ...enrolment,
          // As the pause found it.
          dayFloor: Math.min(180, 1 + after),
          pausedFrom: from.toString(),
          pausedUntil: from.add({ days: days - 1 }).toString(),
        }
        const begun = joined.add({ hours: after * 24 + 48 })
        const [one, other] = [begun.add({ hours: some }), begun.add({ hours: some + more })]
        expect(programDay(paused, other)).toBeGreaterThanOrEqual(programDay(paused, one))
        const end = from.add({ days: days - 1 }).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
        expect(programDay(paused, end.toInstant())).toBe(paused.dayFloor)
      }),
    )
  })

  test('is from 1 to 180, and one more than the local dates between', () => {
    fc.assert(
      fc.property(zones, instants, hours, (zone, joined, some) => {
        const now = joined.add({ hours: some })
        const enrolment = enrol(zone, joined.toString())
        const nights = localDate(zone, joined).until(localDate(zone, now), { largestUnit: 'days' }).days
        expect(programDay(enrolment, now)).toBe(Math.min(180, 1 + nights))
      }),
    )
  })

  test('never falls on a move to another zone, whichever side of the date line', () => {
    fc.assert(
      fc.property(zones, zones, instants, hours, hours, (home, abroad, joined, some, more) => {
        const before = enrol(home, joined.toString())
        const moved = joined.add({ hours: some })
        const day = programDay(before, moved)
        const after = { ...before, timeZone: abroad, dayFloor: day }
        expect(programDay(after, moved)).toBeGreaterThanOrEqual(day)
        expect(programDay(after, moved.add({ hours: more }))).toBeGreaterThanOrEqual(day)
      }),
    )
  })
})

test('the local date of an instant does not depend on what was asked before', () => {
  fc.assert(
    fc.property(zones, fc.array(instants, { minLength: 1, maxLength: 5 }), (zone, some) => {
      for (const instant of some)
        expect(localDate(zone, instant).toString()).toBe(instant.toZonedDateTimeISO(zone).toPlainDate().toString())
    }),
  )
})
