import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubModule } from '#features/program/program.ts'
import { paceOf, plannedDays } from './pace.rules.ts'

const lesson = (id: string, estimatedMinutes = 30, neededTier: SubModule['neededTier'] = 'starter') =>
  ({ id, moduleId: 'm', title: id, estimatedMinutes, neededTier }) as SubModule
const moduleOf = (firstDay: number, core: SubModule[]) => ({
  id: `from-${firstDay}`,
  firstDay,
  lastDay: firstDay + 9,
  core,
})
/** Three modules of ten days with five lessons each; the last one needs Quantum. */
const program = {
  modules: [
    moduleOf(
      1,
      ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => lesson(id)),
    ),
    moduleOf(
      11,
      ['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => lesson(id, 25)),
    ),
    moduleOf(
      21,
      ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => lesson(id, 40, 'quantum')),
    ),
  ],
} as unknown as Parameters<typeof paceOf>[0]['program']
const all = program.modules.flatMap(({ core }) => core.map(({ id }) => id))
const done = (...ids: string[]) => ({ completions: new Set(ids), milestones: new Set<string>() })
const pace = (day: number, ids: string[], tier: 'starter' | 'quantum' = 'quantum') =>
  paceOf({ program, done: done(...ids), tier, day })

test('the lessons of a module are spread evenly over its days', () => {
  const planned = plannedDays(program)
  expect(['a1', 'a2', 'a5', 'b1', 'c5'].map((id) => planned.get(id))).toEqual([1, 3, 9, 11, 29])
})

test.each([
  ['on day 1 nobody is behind', 1, [], [0, 1, 0]],
  ['the day of a lesson is no delay', 3, ['a1'], [0, 3, 0]],
  ['a lesson not done on its day counts from the next day', 4, ['a1'], [1, 3, 1]],
  ['all that was planned before today is behind', 14, ['a1', 'a2'], [9, 5, 5]],
  ['work ahead is nothing behind', 3, ['a1', 'a2', 'a3', 'a4'], [0, 9, 0]],
  ['one left out in the middle is late, and the others count', 12, ['a1', 'a2', 'a4', 'a5', 'b1'], [7, 11, 1]],
  ['one left out is late for who is far ahead too', 12, all.slice(1, 13), [11, 11, 1]],
] as const)('%s', (_, day, ids, [daysBehind, doneDay, lessons]) => {
  const found = pace(day, [...ids])
  expect([found.daysBehind, found.doneDay, found.behind.length]).toEqual([daysBehind, doneDay, lessons])
})

test('the day reached is the one that as many lessons lead to, and ahead is who did one of today or later', () => {
  fc.assert(
    fc.property(fc.subarray(all), fc.integer({ min: 1, max: 30 }), (ids, day) => {
      const { doneDay, behind, next } = pace(day, ids)
      const days = [...plannedDays(program).values()]
      const inOrder = days[ids.length] ?? day
      const isAhead = (days[ids.length - 1] ?? 0) >= day
      if (!next) expect(doneDay).toBe(day)
      else expect(doneDay).toBe(behind.length > 0 ? Math.min(inOrder, day - 1) : isAhead ? inOrder : day)
    }),
  )
})

test('who did the work of every day before today is on time, also where no lesson is planned for today', () => {
  // Day 8 lies between a4, of day 7, and a5, of day 9.
  expect(pace(8, ['a1', 'a2', 'a3', 'a4']).daysAhead).toBe(0)
  expect(pace(8, ['a1', 'a2', 'a3', 'a4', 'a5']).daysAhead).toBe(3)
  expect(pace(8, ['a1', 'a2', 'a3']).daysAhead).toBe(-1)
})

test('minutes behind are those of the lessons behind', () => {
  expect(pace(14, ['a1', 'a2']).minutesBehind).toBe(3 * 30 + 2 * 25)
})

test('what the tier does not open makes nobody late, and next is the first that it opens', () => {
  const found = pace(30, all.slice(0, 10), 'starter')
  expect([found.daysBehind, found.behind, found.next]).toEqual([0, [], undefined])
  expect(pace(30, ['a2'], 'starter').next?.id).toBe('a1')
})

test('a lesson added to a module that a member finished is not next, and makes no one late', () => {
  const finished = { ...done('a1', 'a2', 'a3', 'a4'), milestones: new Set(['module:from-1']) }
  const found = paceOf({ program, done: finished, tier: 'quantum', day: 11 })
  expect([found.next?.id, found.daysBehind]).toEqual(['b1', 0])
})

test('a lesson that runs is neither next nor late, and next only where every other is done', () => {
  const ids = fc.subarray(all)
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 1, max: 180 }), (completed, kept, day) => {
      const running = new Set(kept)
      const { next, behind } = paceOf({ program, done: { ...done(...completed), running }, tier: 'quantum', day })
      const left = all.filter((id) => !completed.includes(id))
      expect(next?.id).toBe(left.find((id) => !running.has(id)) ?? left[0])
      expect(behind.filter(({ id }) => running.has(id))).toEqual([])
    }),
  )
})
