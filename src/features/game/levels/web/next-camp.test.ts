import { expect, test } from 'vitest'
import { aLevel, aProfile, forestCamp } from '#tests/web/game-data.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { missingText, nextCamp } from './next-camp.ts'

const phases = [aPhase()]
const at = (points: Parameters<typeof aProfile>[0], levels = [aLevel(), forestCamp]) => {
  const way = nextCamp(aProfile(points, { frontierLevels: levels }), phases)
  if (!way) throw new Error('There are camps')
  return way
}

test('progress is counted from the XP of this camp to the XP of the next', () => {
  const third = { ...forestCamp, levelNumber: 3, requiredXP: 3000 }
  const levels = [aLevel(), { ...forestCamp, isUnlocked: true }, third]
  expect([at({ totalXP: 250 }).percent, at({ totalXP: 1500, currentLevel: 2 }, levels).percent]).toEqual([25, 25])
})

test.each([
  [320, '680 XP and 1 module'],
  [1200, '1 module'],
])('at %i XP the next camp lacks %s', (totalXP, words) => {
  expect(missingText(at({ totalXP }))).toBe(words)
})

test('only modules that the camp asks for and that are not finished are missing', () => {
  expect(at({}).missingModules.map(({ title }) => title)).toEqual(['Customer discovery'])
})

test('at the last camp nothing is next', () => {
  const way = at({ totalXP: 2400 }, [aLevel()])
  expect([way.next, way.percent, missingText(way)]).toEqual([undefined, 100, ''])
})
