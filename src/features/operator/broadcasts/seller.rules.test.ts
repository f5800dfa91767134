import { expect, test } from 'vitest'
import { isSellerMissing, sellerLine } from './seller.rules.ts'

test.each([
  ['Example Ventures LLC, 1 Example Street', true, 'Example Ventures LLC, 1 Example Street'],
  [', ', true, ''],
  ['', true, ''],
  ['Okafor LLC, 12 Main St', false, 'Okafor LLC, 12 Main St'],
  ['Okafor LLC, ', false, 'Okafor LLC'],
])('of a seller “%s” it is %s that they are missing', (words, isMissing, line) => {
  expect([isSellerMissing(words), sellerLine(words)]).toEqual([isMissing, line])
})
