import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubModule } from '#features/program/program.ts'
import { carriedInto, catchUp } from './catch-up.rules.ts'

/** Fifteen lessons, one for every second day. */
const ids = Array.from({ length: 15 }, (_, at) => `l${at + 1}`)
const due = new Map(ids.map((id, at) => [id, 1 + 2 * at]))
type Work = { desk?: number; field?: number; days?: number | undefined }
const lesson = (id: string, { desk = 30, field = 0, days }: Work = {}) =>
  // The rules read nothing else of a lesson.
  ({ id, estimatedMinutes: desk, minutes: { field }, running: days ? { days } : null }) as unknown as SubModule
const lessonsOf = (works: readonly Work[]) => works.map((work, at) => lesson(ids[at] ?? '', work))
const minutes = (one: SubModule) => one.estimatedMinutes + one.minutes.field

const weeks = fc.record({
  hoursPerWeek: fc.integer({ min: 1, max: 60 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
})
const work = fc.record({
  desk: fc.integer({ min: 10, max: 200 }),
  field: fc.constantFrom(0, 0, 30, 240),
  days: fc.constantFrom(undefined, undefined, 3, 7),
})
const fifteen = fc.array(work, { minLength: 15, maxLength: 15 })
const weekdays = fc.integer({ min: 1, max: 7 })

/** Lessons with the day on which each is first worked on and the one on which it is done. */
function spans({ days }: ReturnType<typeof catchUp>) {
  const found = new Map<string, { id: string; from: number; until: number | undefined }>()
  for (const { inDays, lessons } of days)
    for (const { lesson, until } of lessons)
      if (!found.has(lesson.id)) found.set(lesson.id, { id: lesson.id, from: inDays, until })
  return [...found.values()]
}

test('a plan takes lessons in order, on work days alone, no more than the hours and a tenth of a day, and meets the calendar', () => {
  const some = fc.record({
    week: weeks,
    works: fifteen,
    count: fc.integer({ min: 0, max: ids.length }),
    day: fc.integer({ min: 1, max: 180 }),
    weekday: weekdays,
  })
  fc.assert(
    fc.property(some, ({ week, works, count, day, weekday }) => {
      const left = lessonsOf(works).slice(count)
      const plan = catchUp({ left, due, day, weekday, lastDay: 180, week })
      const taken = spans(plan)
      expect(taken.map(({ id }) => id)).toEqual(left.slice(0, taken.length).map(({ id }) => id))
      const share = (week.hoursPerWeek * 60) / week.weekdays.length
      let spent = 0
      for (const { inDays, lessons } of plan.days) {
        expect(week.weekdays).toContain(((weekday - 1 + inDays) % 7) + 1)
        spent += lessons.reduce((sum, { lesson, until }) => sum + (until === inDays ? minutes(lesson) : 0), 0)
        const workDays = Array.from({ length: inDays + 1 }, (_, at) => ((weekday - 1 + at) % 7) + 1)
        const held = workDays.filter((one) => week.weekdays.includes(one)).length
        expect(spent).toBeLessThanOrEqual((held + 0.1) * share + 0.001)
      }
      if (plan.meetsIn === undefined) return
      const open = left.slice(taken.filter(({ until }) => until !== undefined).length)
      const late = Math.min(180, day + plan.meetsIn)
      expect(open.filter(({ id }) => (due.get(id) ?? 0) < late)).toEqual([])
    }),
  )
})

test('no lesson begins before the one ahead of it is done, and each takes the days that it says', () => {
  fc.assert(
    fc.property(weeks, fifteen, weekdays, (week, works, weekday) => {
      const left = lessonsOf(works)
      const found = spans(catchUp({ left, due, day: 60, weekday, lastDay: 180, week }))
      for (const [at, { from, until, id }] of found.entries()) {
        expect(from).toBeGreaterThanOrEqual(found[at - 1]?.until ?? 0)
        const days = left.find((one) => one.id === id)?.running?.days ?? 1
        if (until !== undefined) expect(until - from).toBeGreaterThanOrEqual(days - 1)
      }
    }),
  )
})

test('talks that take a week and hours in the field come before the verdict on them', () => {
  const left = lessonsOf([
    { desk: 36, days: 3 },
    { desk: 36, field: 270, days: 7 },
    { desk: 30, field: 240 },
  ])
  // Five hours on Monday, Wednesday and Friday: 100 minutes each. Today is Wednesday.
  const week = { hoursPerWeek: 5, weekdays: [1, 3, 5] }
  const plan = catchUp({ left, due, day: 33, weekday: 3, lastDay: 180, week })
  expect(spans(plan)).toEqual([
    { id: 'l1', from: 0, until: 2 },
    { id: 'l2', from: 5, until: 12 },
    { id: 'l3', from: 14, until: 19 },
  ])
  expect(plan.meetsIn).toBe(19)
})

const byAHair = [116, 174, 10, 108, 90, ...Array<number>(10).fill(10)].map((desk) => ({ desk }))

test('a plan that is kept ends on the day it promised, however often it is worked out again', () => {
  fc.assert(
    fc.property(weeks, fifteen, weekdays, (week, works, weekday) => {
      const left = lessonsOf(works)
      const promised = catchUp({ left, due, day: 60, weekday, lastDay: 180, week })
      const ends = promised.days.flatMap(({ inDays, lessons }) =>
        lessons.filter(({ until }) => until === inDays).map(({ lesson }) => ({ lesson, inDays })),
      )
      for (const { inDays, lessons } of promised.days) {
        const weekdayThen = ((weekday - 1 + inDays) % 7) + 1
        const doneOn = (on: number) => ends.filter((end) => end.inDays === on).map(({ lesson }) => lesson)
        const carried = carriedInto({
          week,
          weekday: weekdayThen,
          days: inDays,
          doneAgo: (days) => doneOn(inDays - days),
        })
        const open = left.slice(ends.filter((end) => end.inDays < inDays).length)
        const now = { due, day: 60 + inDays, weekday: weekdayThen, lastDay: 180, week }
        const found = catchUp({ ...now, left: open, carried })
        const same = lessons.map(({ lesson, until }) => [lesson.id, until === undefined ? undefined : until - inDays])
        if (promised.meetsIn === undefined) return
        expect(found.days[0]?.inDays).toBe(0)
        expect(found.days[0]?.lessons.map(({ lesson, until }) => [lesson.id, until])).toEqual(same)
        expect(found.meetsIn).toBe(promised.meetsIn - inDays)
        const [first, ...others] = doneOn(inDays)
        if (!first) continue
        const rest = catchUp({ ...now, left: open.slice(1), carried, usedToday: minutes(first) })
        const today = rest.days.find((one) => one.inDays === 0)?.lessons.map(({ lesson }) => lesson.id) ?? []
        // Where the calendar is met, nothing more is planned.
        if (rest.meetsIn !== 0) expect(today).toEqual(others.map(({ id }) => id))
      }
    }),
    // A share of 60 / 7 minutes, whose sum misses 174 by a hair.
    { examples: [[{ hoursPerWeek: 1, weekdays: [3, 4, 5, 6, 7, 1, 2] }, byAHair, 1]] },
  )
})

test('a lesson a little longer than a day’s share has its day, and the next day gives the minutes back', () => {
  const left = lessonsOf([126, 110, 20, 120, 300].map((desk) => ({ desk })))
  // Six hours on Monday, Tuesday and Thursday: two hours each.
  const week = { hoursPerWeek: 6, weekdays: [1, 2, 4] }
  const found = spans(catchUp({ left, due, day: 30, weekday: 1, lastDay: 180, week }))
  expect(found.slice(0, 3).map(({ from, until }) => [from, until])).toEqual([
    [0, 0],
    [1, 1],
    [3, 3],
  ])
})

test('who is not behind has nothing to catch up', () => {
  const week = { hoursPerWeek: 5, weekdays: [1] }
  const found = catchUp({ left: lessonsOf(Array(15).fill({})), due, day: 1, weekday: 1, lastDay: 180, week })
  expect(found).toEqual({ days: [], meetsIn: 0 })
})

test('days of a pause save nothing up and pass for no lesson that was begun', () => {
  const week = { hoursPerWeek: 5, weekdays: [1, 2, 3, 4, 5] }
  const past = { week, weekday: 5, days: 11, doneAgo: () => [] }
  expect(carriedInto({ ...past, isPausedAgo: (ago) => ago <= 10 })).toEqual({ saved: 60, begunAgo: 1 })
})
