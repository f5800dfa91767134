import { expect, test } from 'vitest'
import { meanRating } from './ratings.rules.ts'

test.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [14, 3, 4.7],
])('%i stars of %i people are a rating of %s', (stars, ratings, mean) => {
  expect(meanRating({ stars, ratings })).toBe(mean)
})
