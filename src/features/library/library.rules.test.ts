import { expect, test } from 'vitest'
import { matches, meanRating } from './library.rules.ts'
import type { Resource } from './library.ts'

const resource = {
  category: 'Tools & Software',
  title: 'Guide: Spreadsheets',
  description: 'Twelve FORMULAS a founder needs.',
} as Resource

test.each([
  ['All Resources', '', true],
  ['Tools & Software', '', true],
  ['Templates', '', false],
  ['All Resources', 'spreadSHEETS', true],
  ['All Resources', 'formulas', true],
  ['All Resources', '  founder ', true],
  ['All Resources', 'founders', false],
  ['Templates', 'spreadsheets', false],
  ['All Resources', '%', false],
])('in %s, %j finds the guide: %s', (category, search, found) => {
  expect(matches(resource, { category, search })).toBe(found)
})

test.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [14, 3, 4.7],
])('%i stars of %i people are a rating of %s', (stars, ratings, mean) => {
  expect(meanRating({ stars, ratings })).toBe(mean)
})
