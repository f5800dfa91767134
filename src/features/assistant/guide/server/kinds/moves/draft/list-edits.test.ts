import { expect, test } from 'vitest'
import { counting } from './list-edits.ts'

const list = '1. When was it?\n2. What did you do?\n3. What did it cost you in money?\n4. Who else?\n\nBefore: “Hello.”'

test.each<[string, string | undefined]>([
  ['only two', '1. When was it?\n2. What did you do?\n\nBefore: “Hello.”'],
  ['only two, and one about money', '1. When was it?\n2. What did it cost you in money?\n\nBefore: “Hello.”'],
  [
    'just three please, one of them about money',
    '1. When was it?\n2. What did you do?\n3. What did it cost you in money?\n\nBefore: “Hello.”',
  ],
  ['two questions are enough', '1. When was it?\n2. What did you do?\n\nBefore: “Hello.”'],
  ['only one, please', '1. When was it?\n\nBefore: “Hello.”'],
  // There are no more than that.
  ['only four', undefined],
])('%s', (asked, kept) => {
  expect(counting(asked)?.(list)).toBe(kept)
})

test.each(['shorter', 'only 10 minutes', 'it is about money'])('%s asks for no number of points', (asked) => {
  expect(counting(asked)?.('one line')).toBeUndefined()
})
