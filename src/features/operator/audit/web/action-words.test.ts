import { expect, test } from 'vitest'
import { actionWords } from './action-words.ts'

test.each([
  ['clients moved away 1', 'moved 1 client of theirs to another coach'],
  ['clients moved here 40', 'moved 40 clients to them'],
  ['coach given', 'gave them a coach'],
  ['moved to another coach', 'moved them to another coach'],
  ['note removed', 'removed a note about them'],
  ['account deleted', 'deleted their account'],
  ['give-plan elite through 2027-01-31', 'gave them Elite through January 31, 2027'],
  ['refund 9700 EUR and end', 'refunded €97.00 and ended the membership'],
  ['backup verify', 'backup verify'],
])('%s is told as: %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})
