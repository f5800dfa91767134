import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { openProvider } from '#tests/peers/provider-world.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { customerOf, loseEvents, payingMember, providerFetch, providerOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import * as guaranteeContract from '../../guarantee/guarantee.contract.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from './reconcile.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const tierOf = async (member: TestMember) => (await member.call(subscriptionContract.getMembership)).body.tier

/** What the provider answers about one customer instead of the truth. */
function about(customer: string, error: object, status = 400): void {
  const real = providerFetch(world)
  const httpClient = Stripe.createFetchHttpClient(async (input: string | URL | Request, init?: RequestInit) => {
    if (!String(input).includes(`customer=${customer}`)) return real(input, init)
    return new Response(JSON.stringify({ error }), { status, headers: { 'content-type': 'application/json' } })
  })
  const stripe = new Stripe('sk_test_x', { httpClient, telemetry: false, maxNetworkRetries: 0 })
  world.services.payments = { ...world.services.payments, stripe: async () => stripe }
}

const missing = (mode = '') => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  param: 'customer',
  message: `No such customer: 'cus_x'${mode}`,
})

/** Two who pay, whose memberships the provider ended without a word; the first by id is the one that fails. */
async function twoWhoEnded(): Promise<[TestMember, TestMember]> {
  const people = [await payingMember(world), await payingMember(world)].sort((a, b) => (a.id < b.id ? -1 : 1))
  const stripe = await providerOf(world)
  for (const person of people) {
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, person) })
    for (const { id } of data) await stripe.subscriptions.cancel(id)
  }
  await loseEvents(world)
  const [first, second] = people
  if (!first || !second) throw new Error('nobody')
  return [first, second]
}

onOneEngine('a customer that cannot be read is told, and everybody after it is reconciled', async () => {
  const [bad, good] = await twoWhoEnded()
  about(await customerOf(world, bad), { type: 'invalid_request_error', message: 'Not like that' })
  const { failed } = await reconcile(world.services)
  expect([failed, await tierOf(bad), await tierOf(good)]).toEqual([[bad.id], 'quantum', 'starter'])
})

test('a customer that the provider does not know has no subscription', async () => {
  const ada = await payingMember(world)
  await loseEvents(world)
  about(await customerOf(world, ada), missing(), 404)
  expect((await reconcile(world.services)).failed).toEqual([])
  expect(await tierOf(ada)).toBe('starter')
})

onOneEngine('test keys over live customers end nobody’s membership', async () => {
  const ada = await payingMember(world)
  await loseEvents(world)
  const mode = '; a similar object exists in live mode, but a test mode key was used to make this request.'
  about(await customerOf(world, ada), missing(mode), 404)
  expect((await reconcile(world.services)).failed).toEqual([ada.id])
  expect(await tierOf(ada)).toBe('quantum')
})

test('old records are forgotten though a refund and every customer fail', async () => {
  const ada = await payingMember(world)
  await loseEvents(world)
  await world.db
    .insertInto('paymentRecords')
    .values({
      formerMemberId: 'gone',
      customerId: null,
      firstPaidAt: null,
      subscriptions: '[]',
      guarantee: null,
      erasedAt: '2015-01-01T00:00:00.000Z',
      keepUntil: '2025-01-01T00:00:00.000Z',
    })
    .execute()
  about(await customerOf(world, ada), { type: 'api_error', message: 'down' }, 500)
  await ada.call(guaranteeContract.claimGuarantee)
  await reconcile(world.services)
  expect(await world.db.selectFrom('paymentRecords').selectAll().execute()).toEqual([])
})

onOneEngine('only a date that moved on is named, with both values', async () => {
  const ada = await payingMember(world)
  await loseEvents(world)
  await world.db.updateTable('subscriptions').set({ periodEndsAt: '2026-03-09T00:00:00.000Z' }).execute()
  const { drift } = await reconcile(world.services)
  expect(drift).toEqual([
    expect.stringMatching(
      /^member \S+: subscription \S+, active quantum: periodEndsAt 2026-03-09T00:00:00.000Z became 2026-04-/,
    ),
  ])
  expect(drift[0]).toContain(ada.id)
})

onOneEngine('who pays a price that was replaced keeps the plan, though the price doesn’t say which it is', async () => {
  const { priceIds } = world.services
  const recurring = { interval: 'month' as const }
  const stripe = await providerOf(world)
  const { id } = await stripe.prices.create({ unit_amount: 9700, currency: 'usd', product: 'prod_1', recurring })
  world.services.priceIds = { ...priceIds, quantum: id }
  const ada = await world.member()
  const { body } = await ada.call(createSubscription, { body: { priceId: id } })
  await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  world.services.priceIds = priceIds
  await loseEvents(world)
  expect([(await reconcile(world.services)).drift, await tierOf(ada)]).toEqual([[], 'quantum'])
})

test('the operator’s command goes on past a customer that cannot be read, and says so', async () => {
  const provider = await openProvider()
  const [first = '', second = ''] = [await world.member(), await world.member()].map(({ id }) => id).sort()
  const none = { customerKey: 'k', attemptId: null, attemptPriceId: null, previewPriceId: null, previewAt: null }
  for (const [memberId, customerId] of [
    [first, 'cus bad'],
    [second, 'cus_unknown'],
  ] as const)
    await world.db
      .insertInto('payers')
      .values({ ...none, memberId, customerId, firstPaidAt: null, firstSubscriptionId: null, reading: 0 })
      .execute()
  const broken = { ...provider.settings, STRIPE_API_URL: 'http://127.0.0.1:9' }
  const env = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const lines = await runAdmin(['billing', 'reconcile'], { ...env, ...broken })
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toBe('0 repaired. 2 couldn’t be checked; run this again.')
  const after = await runAdmin(['billing', 'reconcile'], { ...env, ...provider.settings })
  expect(after).toEqual(['Everything matches the payment provider.'])
  await provider.close()
})
