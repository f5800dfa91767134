import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lessonsThrough, onScale, placeOf } from './way.rules.ts'

const phases = [34, 31, 30]

test.each([
  [0, 0],
  [17, 0.5],
  [34, 1],
  [65, 2],
  [80, 2.5],
  [95, 3],
  [400, 3],
])('%i lessons of 34, 31 and 30 lead to %f', (lessons, place) => {
  expect(placeOf(lessons, phases)).toBe(place)
})

const someWay = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 })

test('each lesson leads on, from the first step to the very end, and a phase’s lessons stay in its part', () => {
  fc.assert(
    fc.property(someWay, (counts) => {
      const ends = counts.map((_, at) => (at + 1) / counts.length)
      const total = counts.reduce((sum, count) => sum + count, 0)
      const places = Array.from({ length: total + 1 }, (_, done) => onScale(placeOf(done, counts), ends))
      expect([places[0], places.at(-1)]).toEqual([0, 1])
      for (let done = 1; done <= total; done += 1) expect(places[done]).toBeGreaterThan(places[done - 1] ?? 0)
      let before = 0
      for (const [at, count] of counts.entries()) {
        before += count
        expect(places[before]).toBeCloseTo(ends[at] ?? 0, 9)
      }
    }),
  )
})

test('the lessons through some modules are those of all before the last of them too', () => {
  const modules = ['a', 'b', 'c'].map((id, at) => ({ id, lessons: at + 1 }))
  expect([[], ['b'], ['a', 'c'], ['gone']].map((ids) => lessonsThrough(modules, ids))).toEqual([0, 3, 6, 0])
})
