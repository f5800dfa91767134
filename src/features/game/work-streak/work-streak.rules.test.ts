import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freezeRules, type WorkRecord, workStreak } from './work-streak.rules.ts'

/** 2026-03-02 is a Monday. */
const day = (number: number) => new Date(Date.UTC(2026, 2, 1 + number)).toISOString().slice(0, 10)
const days = (...numbers: number[]) => new Set(numbers.map(day))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const daily = [{ from: day(1), weekdays: [1, 2, 3, 4, 5, 6, 7] }]
const tuesdays = [{ from: day(1), weekdays: [2] }]
const record = (given: Partial<WorkRecord>): WorkRecord => ({
  agreements: daily,
  worked: new Set(),
  paused: new Set(),
  today: day(1),
  ...given,
})
const streakOf = (given: Partial<WorkRecord>) => workStreak(record(given))

describe('the streak of work', () => {
  test.each([
    ['is 0 without days agreed to', { agreements: [], worked: days(1), today: day(1) }, 0],
    ['counts today', { worked: days(1, 2), today: day(2) }, 2],
    ['stands while today is not over', { worked: days(1, 2), today: day(3) }, 2],
    ['begins anew after an agreed day without work', { worked: days(1, 2, 4), today: day(4) }, 1],
    ['runs over days not agreed to', { agreements: tuesdays, worked: days(2, 9, 16), today: day(22) }, 3],
    ['does not count work on a day not agreed to', { agreements: tuesdays, worked: days(2, 3, 4), today: day(8) }, 1],
    ['runs over a pause', { worked: days(1, 2, 10), paused: days(...range(3, 9)), today: day(10) }, 3],
    ['counts work during a pause', { worked: days(1, 2), paused: days(2), today: day(3) }, 2],
    [
      'is not changed by what is agreed later',
      { agreements: [...tuesdays, { from: day(20), weekdays: [1, 2, 3] }], worked: days(2, 9, 16), today: day(20) },
      3,
    ],
    [
      'asks for the new days from then on',
      { agreements: [...tuesdays, { from: day(8), weekdays: [3] }], worked: days(2, 10), today: day(11) },
      2,
    ],
    [
      'ends no more once no day is agreed to',
      { agreements: [...tuesdays, { from: day(3), weekdays: [] }], worked: days(2), today: day(90) },
      1,
    ],
    [
      'leaves out work before the days were agreed',
      { agreements: [{ from: day(5), weekdays: [5] }], worked: days(1, 2, 5), today: day(5) },
      1,
    ],
  ])('%s', (_, given, length) => {
    expect(streakOf(given).days).toBe(length)
  })
})

describe('a freeze', () => {
  test('is earned by five days with work, and two are held at most', () => {
    expect(streakOf({ worked: days(...range(1, 4)), today: day(4) })).toMatchObject({ freezes: 0, untilFreeze: 1 })
    expect(streakOf({ worked: days(...range(1, 5)), today: day(5) })).toMatchObject({ freezes: 1, untilFreeze: 5 })
    expect(streakOf({ worked: days(...range(1, 30)), today: day(30) })).toMatchObject({ freezes: 2, untilFreeze: null })
  })

  test('is earned on days not agreed to as well', () => {
    expect(streakOf({ agreements: tuesdays, worked: days(...range(1, 5)), today: day(5) }).freezes).toBe(1)
  })

  test('covers an agreed day without work by itself, and is told', () => {
    const covered = streakOf({ worked: days(...range(1, 5), 7), today: day(7) })
    expect(covered).toEqual({ days: 6, freezes: 0, untilFreeze: 4, coveredOn: day(6) })
  })

  test('covers as many days as are held, and then the streak begins anew', () => {
    const worked = days(...range(1, 10))
    expect(streakOf({ worked, today: day(13) })).toMatchObject({ days: 10, freezes: 0, coveredOn: day(12) })
    expect(streakOf({ worked, today: day(14) })).toMatchObject({ days: 0, freezes: 0, coveredOn: null })
  })

  test('is not spent where there is no streak to hold', () => {
    const given = { agreements: tuesdays, worked: days(3, 4, 5, 6, 7), today: day(30) }
    expect(streakOf(given)).toMatchObject({ days: 0, freezes: 1 })
  })
})

describe('whatever is worked, paused and agreed', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 60 })
  const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7])
  const agreement = fc.tuple(fc.integer({ min: 1, max: 60 }), weekdays)
  const agreements = fc
    .uniqueArray(agreement, { selector: ([from]) => from, maxLength: 4 })
    .map((all) => all.sort(([a], [b]) => a - b).map(([from, weekdays]) => ({ from: day(from), weekdays })))
  const records = fc
    .record({ agreements, worked: numbers, paused: numbers, today: fc.integer({ min: 1, max: 60 }) })
    .map(({ agreements, worked, paused, today }) =>
      record({
        agreements,
        worked: days(...worked.filter((n) => n <= today)),
        paused: days(...paused),
        today: day(today),
      }),
    )

  test('the streak is no longer than the days with work, and freezes stay in their bounds', () => {
    fc.assert(
      fc.property(records, (one) => {
        const { days, freezes, untilFreeze } = workStreak(one)
        expect(days).toBeLessThanOrEqual(one.worked.size)
        expect(freezes).toBeGreaterThanOrEqual(0)
        expect(freezes).toBeLessThanOrEqual(freezeRules.most)
        expect(untilFreeze === null).toBe(freezes === freezeRules.most)
      }),
    )
  })

  test('work today never shortens it, and a day of rest or of a pause takes nothing', () => {
    fc.assert(
      fc.property(records, (one) => {
        const { days } = workStreak({ ...one, worked: new Set([...one.worked].filter((date) => date !== one.today)) })
        expect(workStreak({ ...one, worked: new Set([...one.worked, one.today]) }).days).toBeGreaterThanOrEqual(days)
        const tomorrow = new Date(Date.parse(one.today) + 86_400_000).toISOString().slice(0, 10)
        const paused = new Set([...one.paused, one.today])
        expect(workStreak({ ...one, paused, today: tomorrow }).days).toBe(workStreak({ ...one, paused }).days)
      }),
    )
  })

  test('one more paused day never shortens it', () => {
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 60 }), (one, number) => {
        const more = workStreak({ ...one, paused: new Set([...one.paused, day(number)]) })
        expect(more.days).toBeGreaterThanOrEqual(workStreak(one).days)
      }),
    )
  })

  test('working on every agreed day counts each of them', () => {
    fc.assert(
      fc.property(weekdays, fc.integer({ min: 1, max: 60 }), (weekdays, until) => {
        const worked = range(1, until).filter((n) => weekdays.includes(((n - 1) % 7) + 1))
        const agreements = [{ from: day(1), weekdays }]
        expect(streakOf({ agreements, worked: days(...worked), today: day(until) }).days).toBe(worked.length)
      }),
    )
  })
})
