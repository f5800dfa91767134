import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubModule } from '#features/program/program.ts'
import { type AgreedPace, afterPause, hourColumns, hoursOf } from './agreed-pace.rules.ts'
import { paceOf } from './pace.rules.ts'

type Program = Parameters<typeof paceOf>[0]['program']
const lessons = 20
const programOf = (minutes: readonly number[]) => {
  const core = minutes.map(
    (desk, at) =>
      // The rules read nothing else of a lesson.
      ({ id: `l${at}`, neededTier: 'starter', estimatedMinutes: desk, minutes: { field: 0 } }) as unknown as SubModule,
  )
  const modules = [0, 1].map((at) => ({ id: `m${at}`, firstDay: 1 + 10 * at, lastDay: 10 + 10 * at }))
  return {
    phases: [],
    modules: modules.map((one, at) => ({ ...one, core: core.slice(10 * at, 10 * at + 10) })),
  } as unknown as Program
}
const works = fc.array(fc.integer({ min: 10, max: 300 }), { minLength: lessons, maxLength: lessons })
const hours = fc.integer({ min: 2, max: 60 }).map((quarters) => quarters / 4)
const someDays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
const keysOf = (ids: Iterable<string>, agreed?: AgreedPace) => ({
  completions: new Set(ids),
  milestones: new Set<string>(),
  agreed,
})
const agreedTo = (hours: number, fromDay = 1, doneMinutes = 0) => ({ minutesPerWeek: 60 * hours, fromDay, doneMinutes })

test('who works the hours agreed to, on whichever days and with whichever pauses, is never behind', () => {
  const pauses = fc.array(fc.record({ at: fc.integer({ min: 1, max: 60 }), days: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 3,
  })
  const some = fc.record({ works, hours, weekdays: someDays, first: fc.integer({ min: 1, max: 7 }), pauses })
  fc.assert(
    fc.property(some, (life) => {
      const program = programOf(life.works)
      for (const { day, done, agreed } of keptDays(life)) {
        const found = paceOf({ program, done: keysOf(done, agreed), tier: 'starter', day })
        expect([found.daysBehind, found.behind, found.daysAhead >= 0]).toEqual([0, [], true])
      }
    }),
  )
})

type Life = {
  works: readonly number[]
  hours: number
  weekdays: readonly number[]
  first: number
  pauses: readonly { at: number; days: number }[]
}

/** Each morning of somebody who works the hours they agreed to: on a day of a pause not, and it counts for no day. */
function* keptDays({ works, hours, weekdays, first, pauses }: Life) {
  let [day, worked, resumesOn, fromDay] = [1, 0, 0, 1]
  for (let date = 0; date < 150; date += 1) {
    yield { day, done: doneBy(works, worked), agreed: agreedTo(hours, fromDay) }
    const pause = date >= resumesOn ? pauses.find(({ at }) => at === date) : undefined
    if (pause) [resumesOn, fromDay] = [date + pause.days, afterPause({ fromDay }, day)]
    if (date < resumesOn) continue
    if (weekdays.includes(((first - 1 + date) % 7) + 1)) worked += (60 * hours) / weekdays.length
    day += 1
  }
}

function doneBy(works: readonly number[], worked: number): string[] {
  const sums = works.map((_, at) => works.slice(0, at + 1).reduce((sum, one) => sum + one, 0))
  return sums.flatMap((sum, at) => (sum <= worked + 1e-6 ? [`l${at}`] : []))
}

test('hours are never stricter than the calendar, and without work are late after a week of each', () => {
  const some = fc.record({
    works,
    hours,
    day: fc.integer({ min: 1, max: 60 }),
    count: fc.integer({ min: 0, max: lessons }),
  })
  fc.assert(
    fc.property(some, ({ works, hours, day, count }) => {
      const program = programOf(works)
      const done = works.slice(0, count).map((_, at) => `l${at}`)
      const by = (agreed?: AgreedPace) => paceOf({ program, done: keysOf(done, agreed), tier: 'starter', day })
      const [calendar, own] = [by(), by(agreedTo(hours))]
      expect(calendar.behind.slice(0, own.behind.length)).toEqual(own.behind)
      expect(own.daysBehind).toBeLessThanOrEqual(calendar.daysBehind)
      expect(own.daysAhead).toBeGreaterThanOrEqual(calendar.daysAhead)
      expect(own.next).toBe(calendar.next)
    }),
  )
  const program = programOf(Array<number>(lessons).fill(60))
  const behind = (day: number) => paceOf({ program, done: keysOf([], agreedTo(2)), tier: 'starter', day }).behind.length
  expect([behind(7), behind(8), behind(15)]).toEqual([0, 2, 4])
})

test('work that was done out of order counts, and so does what runs', () => {
  const program = programOf(Array<number>(lessons).fill(60))
  const at = (ids: string[], running: string[] = []) =>
    paceOf({ program, done: { ...keysOf(ids, agreedTo(2)), running: new Set(running) }, tier: 'starter', day: 8 })
  expect(at(['l10', 'l12']).behind).toEqual([])
  expect(at(['l10'], ['l3']).behind).toEqual([])
  expect(at(['l10']).behind.map(({ id }) => id)).toEqual(['l0'])
})

test('other hours count from the day on which they were agreed to, and what was done before is none of them', () => {
  const program = programOf(Array<number>(lessons).fill(60))
  const late = (day: number, agreed: AgreedPace) =>
    paceOf({ program, done: keysOf(['l0', 'l1'], agreed), tier: 'starter', day }).daysBehind
  const from40 = agreedTo(5, 40, 120)
  expect([late(40, from40), late(46, from40), late(47, from40), late(50, from40)]).toEqual([0, 0, 1, 4])
  // Days moved back to before it.
  expect(late(30, from40)).toBe(0)
})

test('after day 180 what is left is what the calendar had', () => {
  const program = programOf(Array<number>(lessons).fill(60))
  const at = (isOver: boolean) =>
    paceOf({ program, done: keysOf([], agreedTo(0.5)), tier: 'starter', day: 180, isOver }).behind.length
  expect([at(false), at(true)]).toEqual([12, 20])
})

test('hours keep their quarters, and the whole hours of a server of a version before', () => {
  fc.assert(fc.property(hours, (hours) => hoursOf(hourColumns(hours)) === hours))
  expect(hourColumns(2.25)).toEqual({ hoursPerWeek: 3, minutesPerWeek: 135 })
  expect(hoursOf({ hoursPerWeek: 6, minutesPerWeek: 135 })).toBe(6)
  expect(hoursOf(hourColumns(null))).toBeNull()
})
