import { expect, test } from 'vitest'
import { groundAt } from './ground-line.ts'

test('the profile rises from the first day to the last and never goes down', () => {
  const heights = Array.from({ length: 181 * 4 }, (_, at) => 40 - groundAt(at / 4))
  for (let at = 1; at < heights.length; at += 1)
    expect(heights[at]).toBeGreaterThanOrEqual((heights[at - 1] ?? 0) - 1e-9)
  expect(Math.max(...heights)).toBe(heights.at(-1))
  expect(groundAt(180)).toBeLessThan(groundAt(150) - 8)
})
