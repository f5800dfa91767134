import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTestPortal, payWithTestCard } from '#app/test-payments.contract.ts'
import { listPlans } from '#features/membership/membership.contract.ts'
import { testCard } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import * as checkoutContract from '../checkout/checkout.contract.ts'
import * as subscriptionContract from '../subscription/subscription.contract.ts'
import { reconcile } from '../sync/server/reconcile.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({
    env: {
      PUBLIC_URL: 'https://frontier.example',
      AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
      RATE_LIMITS: 'on',
    },
  })
})
afterAll(() => world.close())

test('on a public address without a provider, paid plans are shown as unavailable and refused with 422', async () => {
  const { body } = await world.stranger.call(listPlans)
  expect(body.map(({ available, priceId }) => [available, priceId])).toEqual([
    [true, null],
    [false, null],
    [false, null],
  ])
  const ada = await world.member()
  for (const endpoint of [
    checkoutContract.createSubscription,
    subscriptionContract.previewChange,
    subscriptionContract.changePlan,
  ]) {
    const answer = await ada.call(endpoint, { body: { priceId: 'price_test_quantum' } })
    expect([answer.status, answer.body.message]).toEqual([422, 'This subscription tier is currently unavailable.'])
  }
  expect((await ada.call(subscriptionContract.getMembership)).body).toMatchObject({ tier: 'starter', provider: 'off' })
})

test('a promise that nobody delivers is on no plan there, nor in an answer', async () => {
  const { body } = await world.stranger.call(listPlans)
  expect(body.flatMap(({ features }) => features)).not.toContain('Community')
  expect(world.services.offer.unkept).toContain('Weekly group coaching calls')
})

test('the test provider does not exist there', async () => {
  const ada = await world.member()
  const paid = await ada.call(payWithTestCard, { body: { clientSecret: 'x', card: testCard() } })
  const portal = await ada.call(getTestPortal, { params: { session: 'x' } })
  const page = await ada.send('GET', '/test-portal')
  const webhook = await world.stranger.send('POST', '/api/stripe/webhook', '{}', { 'stripe-signature': 't=1,v1=x' })
  expect([paid.status, portal.status, page.statusCode, webhook.statusCode]).toEqual([404, 404, 404, 400])
  expect(await reconcile(world.services)).toEqual({ drift: [], failed: [] })
})
