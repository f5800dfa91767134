import { expect, test } from 'vitest'
import type { FrontierLevel } from '#features/game/levels/levels.contract.ts'
import { aLevel } from '#tests/web/game-data.ts'
import { aWay } from '#tests/web/journey-data.ts'
import { campsOf } from './camps-of.ts'

/** Phases of one module with ten lessons, of which some are done, one a minute. */
const wayWith = (done: number) => {
  const way = aWay()
  const modules = way.modules.map((module, at) => ({
    ...module,
    steps: Array.from({ length: 10 }, (_, step) => {
      const number = at * 10 + step
      return {
        id: `${module.phase}-${step}`,
        title: 'A step',
        completedAt: number < done ? `2026-11-01T10:${String(number).padStart(2, '0')}:00.000Z` : null,
      }
    }),
  }))
  return aWay({ modules, completed: done, total: 30 })
}

const level = (levelNumber: number, requiredModules: string[], reached: Partial<FrontierLevel> = {}) =>
  aLevel({ id: `level-${levelNumber}`, levelNumber, requiredModules, isUnlocked: levelNumber === 1, ...reached })

const places = (levels: FrontierLevel[], done: number) => campsOf(levels, wayWith(done)).map(({ place }) => place)

test('a camp ahead stands where its modules end, and the last one short of the top', () => {
  const levels = [level(1, []), level(2, ['foundation-01']), level(3, ['foundation-01', 'growth-01'])]
  expect(places(levels, 0)).toEqual([0, 1, 2])
})

test('a camp that was reached stands where that happened', () => {
  const levels = [
    level(1, [], { isCompleted: true, completedAt: '2026-11-01T10:12:00.000Z' }),
    level(2, ['foundation-01'], { isUnlocked: true }),
    level(3, ['foundation-01', 'growth-01']),
  ]
  expect(places(levels, 15)).toEqual([0, 1.3, 2])
})

test('a camp whose modules are done and whose XP is missing is still ahead of the member', () => {
  expect(places([level(1, []), level(2, ['foundation-01'])], 14)).toEqual([0, 1.5])
  expect(places([level(1, []), level(2, ['foundation-01'])], 30)).toEqual([0, 3])
})

test('a guess is said beside its number on the map too', () => {
  const measured = [{ key: 'revenue', label: 'Revenue', text: '$540', isGuess: true }]
  const [camp] = campsOf([level(1, [])], wayWith(0), () => measured)
  expect(camp?.measured).toEqual({ short: 'Revenue $540 (guessed)', words: 'Revenue $540 (guessed)' })
})

test('two camps reached by the same lesson do not cover each other', () => {
  const at = '2026-11-01T10:14:00.000Z'
  const levels = [
    level(1, [], { isCompleted: true, completedAt: at }),
    level(2, [], { isUnlocked: true, isCompleted: true, completedAt: at }),
    level(3, [], { isUnlocked: true }),
  ]
  expect(places(levels, 15)).toEqual([0, 1.2, 1.5])
})
