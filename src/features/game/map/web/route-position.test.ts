import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from '#features/journey/way/way.rules.ts'
import { drawing, route } from './map-drawing.ts'
import { pointAt, sheetSize } from './route-points.ts'
import { shareAt, terrainAt } from './route-position.ts'

const steps = route.heights.length - 1
const heightAt = (share: number) => route.heights[Math.round(share * steps)] ?? 0

/** Where each terrain begins and ends, in the heights of the route: the outlines are drawn every 24. */
const { valley, ridge } = drawing.outlines
const ridgeFoot = (drawing.lowest + valley.length) * 24
const summitFoot = (drawing.lowest + valley.length + ridge.length) * 24

const threePhases = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 3 })

test('the route ends on the top of everything drawn, and the last lesson leads there', () => {
  expect(heightAt(1)).toBe(Math.max(...route.heights))
  expect(shareAt(3)).toBe(1)
  expect(shareAt(placeOf(94, [34, 31, 30]))).toBeLessThan(1)
})

test('every lesson moves the member on, whatever the phases hold', () => {
  fc.assert(
    fc.property(threePhases, (phases) => {
      const total = phases.reduce((sum, count) => sum + count, 0)
      const shares = Array.from({ length: total + 1 }, (_, done) => shareAt(placeOf(done, phases)))
      expect([shares[0], shares.at(-1)]).toEqual([0, 1])
      for (let done = 1; done <= total; done += 1) expect(shares[done]).toBeGreaterThan(shares[done - 1] ?? 0)
    }),
  )
})

test('the lessons of a phase lie in its terrain', () => {
  const phases = [34, 31, 30]
  for (let done = 1; done < 95; done += 1) {
    const place = placeOf(done - 0.5, phases)
    const height = heightAt(shareAt(place))
    const terrain = height < ridgeFoot ? 0 : height < summitFoot ? 1 : 2
    // A step of the route is longer than half a lesson: next to a border the nearest one may lie beyond it.
    const isAtBorder = Math.abs(place - Math.round(place)) < 0.03
    if (!isAtBorder) expect([done, terrain]).toEqual([done, terrainAt(place)])
  }
})

test.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [2, 2],
  [3, 2],
])('at %f phases the member has come to terrain %i', (place, terrain) => {
  expect(terrainAt(place)).toBe(terrain)
})

test('equal shares of the way are equal distances on the sheet', () => {
  const lengths = Array.from({ length: 40 }, (_, at) => {
    const [from, to] = [pointAt(at / 40, 'wide'), pointAt((at + 1) / 40, 'wide')]
    return Math.hypot(to.x - from.x, to.y - from.y)
  })
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.8)
})

test('upright sheets lead upward', () => {
  for (const sheet of ['tall', 'climb'] as const) {
    expect(pointAt(1, sheet).y).toBeLessThan(pointAt(0.5, sheet).y)
    expect(pointAt(0, sheet).y).toBeLessThan(sheetSize(sheet).height)
  }
})
