import fc from 'fast-check'
import { expect, test } from 'vitest'
import { route } from './map-drawing.ts'
import { pointAt } from './route-points.ts'
import { type Camp, campPositions, currentCampIndex, memberPosition } from './route-position.ts'

const camps = (requiredXP: number[], unlocked: number): Camp[] =>
  requiredXP.map((xp, at) => ({
    levelNumber: at + 1,
    name: `Camp ${at + 1}`,
    requiredXP: xp,
    state: at >= unlocked ? 'locked' : at === unlocked - 1 ? 'unlocked' : 'completed',
  }))

const six = [0, 1000, 2000, 3000, 4000, 5000]
const someCamps = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 11 }).chain((legs) => {
  const levels = [0]
  for (const leg of legs) levels.push((levels.at(-1) ?? 0) + leg)
  return fc.integer({ min: 1, max: levels.length }).map((unlocked) => camps(levels, unlocked))
})

test('levels of equal XP make camps at equal distances', () => {
  expect(campPositions(camps(six, 1)).map((share) => share.toFixed(3))).toEqual([
    '0.000',
    '0.200',
    '0.400',
    '0.600',
    '0.800',
    '1.000',
  ])
})

test.each([
  [0, 1, 0],
  [500, 1, 0.1],
  [1000, 2, 0.2],
  [2750, 3, 0.55],
  [2400, 2, 0.388],
  [5000, 6, 1],
  [9000, 6, 1],
])('%i XP with %i camps unlocked is at %f of the way', (xp, unlocked, share) => {
  expect(memberPosition(camps(six, unlocked), xp)).toBeCloseTo(share, 3)
})

test('changing the levels moves the camps and the member', () => {
  const steeper = [0, 1000, 2000, 3000, 4000, 9000]
  expect(campPositions(camps(steeper, 3))[4]).toBeLessThan(campPositions(camps(six, 3))[4] ?? 0)
  expect(memberPosition(camps(steeper, 3), 2500)).not.toBeCloseTo(memberPosition(camps(six, 3), 2500), 3)
})

test('camps stand in order, from the first step to the last, never nearer than half an even leg', () => {
  fc.assert(
    fc.property(someCamps, (all) => {
      const positions = campPositions(all)
      expect(positions[0]).toBe(0)
      expect(positions.at(-1)).toBeCloseTo(1, 9)
      const shortest = Math.min(...positions.slice(1).map((share, at) => share - (positions[at] ?? 0)))
      expect(shortest).toBeGreaterThan(0.5 / (all.length - 1) - 1e-9)
    }),
  )
})

test('the member stands between the camp reached and the next, and more XP never leads back', () => {
  fc.assert(
    fc.property(someCamps, fc.nat(60_000), fc.nat(5000), (all, xp, more) => {
      const positions = campPositions(all)
      const at = currentCampIndex(all)
      const here = memberPosition(all, xp)
      expect(here).toBeGreaterThanOrEqual(positions[at] ?? 0)
      if (at + 1 < all.length) expect(here).toBeLessThan(positions[at + 1] ?? 1)
      expect(memberPosition(all, xp + more)).toBeGreaterThanOrEqual(here)
    }),
  )
})

test('every camp stands higher than the one before it', () => {
  const steps = route.heights.length - 1
  const heights = campPositions(camps(six, 1)).map((share) => route.heights[Math.round(share * steps)] ?? 0)
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test('equal shares of the way are equal distances on the sheet', () => {
  const lengths = Array.from({ length: 40 }, (_, at) => {
    const [from, to] = [pointAt(at / 40, 'wide'), pointAt((at + 1) / 40, 'wide')]
    return Math.hypot(to.x - from.x, to.y - from.y)
  })
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.8)
})
