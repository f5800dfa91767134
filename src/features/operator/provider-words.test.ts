import { expect, test } from 'vitest'
import { billingRefusals, providerDown } from '#features/billing/billing.refusals.ts'
import { providerWords } from './provider-words.ts'

test.each([
  ['Charge ch_1 has been charged back; cannot issue a refund.', 'Their bank has taken this payment back'],
  ['Charge ch_1 has already been refunded.', 'It was refunded at Stripe before.'],
  ['Your account has insufficient funds to cover this refund.', 'Your balance at Stripe doesn’t cover it.'],
  ['The provider could not refund the charge ch_1', 'Their card didn’t take the money back'],
  ['The provider has yet to make a refund that it was asked for', 'Stripe has the refund and hasn’t made it yet.'],
  ['Refund amount ($20.00) is greater than unrefunded amount on charge ($10.00)', 'Less is left of the payment'],
  ['No such charge: ‘ch_1’', 'Stripe doesn’t know it'],
  [billingRefusals.providerKey().message, 'The key to Stripe isn’t valid'],
  [providerDown().message, 'Stripe isn’t responding right now.'],
])('“%s” is said in plain words', (said, words) => {
  expect(providerWords(said)?.startsWith(words)).toBe(true)
})

test.each([
  'It took longer than 5 minutes',
  'The process ended while this ran, each time it was tried',
  'database is locked',
  'no such table: payers',
  'permission denied for table payers',
  'Connection terminated due to connection timeout',
  'value exceeds the range of integer',
])('“%s” is nothing that Stripe said', (said) => {
  expect(providerWords(said)).toBeUndefined()
})
