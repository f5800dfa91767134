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
  ['refund 9700 EUR and end', 'started a refund of €97.00 and the end of the membership'],
  ['refund 9700', 'started a refund of $97.00'],
  ['refund dropped 9700 USD', 'gave up, as the payment is disputed, a refund of $97.00'],
  ['refund canceled 9700 USD', 'canceled a refund of $97.00'],
  ['backup verify', 'backup verify'],
])('%s is told as: %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})
