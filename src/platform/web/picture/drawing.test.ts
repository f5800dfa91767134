import { expect, test } from 'vitest'
import { brokenLines, fittingSize } from './drawing.ts'

/** Half of the size for each letter. */
const measure = (words: string) => words.length / 2

test.each([
  ['one two three', 4, ['one two', 'three']],
  ['one two three', 100, ['one two three']],
  ['Wolfeschlegelsteinhausenbergerdorff', 4, ['Wolfeschlegelsteinhausenbergerdorff']],
])('%s in %d is %o', (words, width, lines) => {
  expect(brokenLines(words, width, measure)).toEqual(lines)
})

test('a name is as large as it fits, and never larger or smaller than it may be', () => {
  const room = { width: 300, lines: 2, most: 100, least: 20 }
  expect(fittingSize('Ada', room, measure)).toBe(100)
  const size = fittingSize('Maximiliane Wolkenstein', room, measure)
  expect(size).toBeLessThan(100)
  expect(measure('Maximiliane') * size).toBeLessThanOrEqual(300)
  expect(fittingSize('w'.repeat(300), room, measure)).toBe(20)
})
