import { expect, test } from 'vitest'
import { minutesToSend } from './broadcasts.rules.ts'

test.each([
  [1, 0],
  [99, 0],
  [100, 1],
  [1_200, 1],
  [1_300, 2],
  [100_000, 84],
])('%i people are written to within %i minutes', (people, minutes) => {
  expect(minutesToSend(people)).toBe(minutes)
})
