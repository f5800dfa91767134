import { expect, test } from 'vitest'
import { checkPayments, type StripeGiven } from './check-payments.ts'

const live: StripeGiven = {
  secretKey: 'rk_live_1234567890',
  publishableKey: 'pk_live_1234567890',
  webhookSecret: 'whsec_1234567890',
  prices: { quantum: 'price_q', elite: 'price_e' },
}
const test_ = { ...live, secretKey: 'sk_test_1234567890', publishableKey: 'pk_test_1234567890' }
const found = (given: StripeGiven, isLocal = false) =>
  checkPayments(given, isLocal).map(({ level, about }) => `${level} ${about}`)

test('all of one mode, or none, is well', () => {
  expect([found(live), found(test_, true), found({ prices: {} })]).toEqual([[], [], []])
})

test.each<[string, StripeGiven, boolean, string]>([
  ['a forgotten secret key', { ...live, secretKey: undefined }, false, 'serious STRIPE_SECRET_KEY'],
  [
    'keys of two modes',
    { ...live, publishableKey: 'pk_test_1' },
    false,
    'serious STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY',
  ],
  [
    'one price for both plans',
    { ...live, prices: { quantum: 'price_q', elite: 'price_q' } },
    false,
    'serious STRIPE_PRICE_QUANTUM, STRIPE_PRICE_ELITE',
  ],
  ['test keys in public', test_, false, 'warning STRIPE_SECRET_KEY'],
  ['another API in public', { ...live, apiUrl: new URL('http://localhost:9') }, false, 'warning STRIPE_API_URL'],
  ['live keys at home', live, true, 'warning STRIPE_SECRET_KEY'],
])('%s is found', (_, given, isLocal, finding) => {
  expect(found(given, isLocal)).toEqual([finding])
})
