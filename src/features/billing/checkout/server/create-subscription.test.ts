import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { listPlans } from '#features/membership/membership.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getMembership } from '../../subscription/subscription.contract.ts'
import { createSubscription, getPaymentForm } from '../checkout.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const card = (number = '4242 4242 4242 4242') => ({ number, expires: '12/40', code: '123' })
const subscribe = (member: TestMember, tier: 'quantum' | 'elite' = 'quantum') =>
  member.call(createSubscription, { body: { priceId: `price_test_${tier}` } })
const pay = (member: TestMember, clientSecret = '', number?: string) =>
  member.call(payWithTestCard, { body: { clientSecret, card: card(number) } })
const tierOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.membershipTier
const things = async (kind: string) =>
  (await world.db.selectFrom('testProviderThings').selectAll().where('kind', '=', kind).execute()).map(({ body }) =>
    JSON.parse(body),
  )

test('the plans are public, in order, with the prices that can be bought', async () => {
  const { body } = await world.stranger.call(listPlans)
  expect(body.map(({ id, price, priceId, available }) => [id, price, priceId, available])).toEqual([
    ['starter', 0, null, true],
    ['quantum', 97, 'price_test_quantum', true],
    ['elite', 297, 'price_test_elite', true],
  ])
})

test('a paid plan opens when the card is charged, and not before', async () => {
  const ada = await world.member()
  const begun = await subscribe(ada)
  expect(begun.status).toBe(200)
  expect(await tierOf(ada)).toBe('starter')
  const form = await ada.call(getPaymentForm, { query: { clientSecret: begun.body.clientSecret ?? '' } })
  expect(form.body).toMatchObject({ provider: 'test', planName: 'Quantum', amountCents: 9700 })
  const paid = await pay(ada, begun.body.clientSecret)
  expect(paid.status).toBe(200)
  expect(await tierOf(ada)).toBe('quantum')
  const { body } = await ada.call(getMembership)
  expect(body).toMatchObject({
    tier: 'quantum',
    status: 'active',
    sentence: 'Quantum renews on April 2, 2026 for $97.00.',
    canCancel: true,
    guaranteeUntil: '2026-04-01T00:00:00.000Z',
  })
})

test('a declined card opens nothing, says why, and the same payment can be tried again', async () => {
  const ada = await world.member()
  const { body } = await subscribe(ada)
  const declined = await pay(ada, body.clientSecret, '4000 0000 0000 0002')
  expect([declined.status, declined.body.message]).toEqual([402, 'Your card was declined.'])
  const poor = await pay(ada, body.clientSecret, '4000000000009995')
  expect(poor.body.message).toBe('Your card has insufficient funds.')
  expect((await pay(ada, body.clientSecret, '5555 5555 5555 4444')).status).toBe(402)
  expect(await tierOf(ada)).toBe('starter')
  expect((await pay(ada, body.clientSecret)).status).toBe(200)
  expect(await tierOf(ada)).toBe('quantum')
})

test('twenty clicks in many tabs make one customer and one subscription', async () => {
  const ada = await world.member()
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(ada)))
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
  const mine = (await things('customer')).filter(({ metadata }) => metadata.memberId === ada.id)
  expect(mine).toHaveLength(1)
  expect((await things('subscription')).filter(({ customer }) => customer === mine[0].id)).toHaveLength(1)
})

test('choosing another plan before paying leaves one subscription alive', async () => {
  const ada = await world.member()
  await subscribe(ada, 'quantum')
  const elite = await subscribe(ada, 'elite')
  await pay(ada, elite.body.clientSecret)
  const again = await subscribe(ada, 'elite')
  expect(again.body).toEqual({})
  expect(await tierOf(ada)).toBe('elite')
  const mine = (await things('customer')).find(({ metadata }) => metadata.memberId === ada.id)
  const live = (await things('subscription')).filter(({ customer, ended_at }) => customer === mine.id && !ended_at)
  expect(live.map(({ status }) => status)).toEqual(['active'])
})

test('a page that shows no paid membership changes none that runs by now, and no money moves', async () => {
  const ada = await world.member()
  await pay(ada, (await subscribe(ada)).body.clientSecret)
  const charged = (await things('charge')).length
  const asked = (tier: 'quantum' | 'elite', member = ada) =>
    member.call(createSubscription, { body: { priceId: `price_test_${tier}`, isFirst: true } })
  for (const tier of ['quantum', 'elite'] as const) {
    const { status, body } = await asked(tier)
    expect([status, body.code]).toEqual([409, 'billing.alreadyPaid'])
    expect(body.message).toContain('You already have Quantum, so nothing was changed.')
  }
  expect([await tierOf(ada), (await things('charge')).length]).toEqual(['quantum', charged])
  const eve = await world.member()
  await pay(eve, (await subscribe(eve, 'elite')).body.clientSecret)
  expect((await asked('quantum', eve)).body.code).toBe('billing.alreadyPaid')
  expect((await eve.call(getMembership)).body).toMatchObject({ tier: 'elite', nextTier: null })
})

describe('refusals', () => {
  test('an unknown price is not for sale', async () => {
    const ada = await world.member()
    const { status, body } = await ada.call(createSubscription, { body: { priceId: 'price_of_mine' } })
    expect([status, body.code, typeof body.details]).toEqual([422, 'billing.planUnavailable', 'string'])
  })

  test('a payment that was made says what was paid, to who paid it alone', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const clientSecret = (await subscribe(ada)).body.clientSecret ?? ''
    await pay(ada, clientSecret)
    const { status, body } = await ada.call(getPaymentForm, { query: { clientSecret } })
    const message = 'You paid $97.00 for Quantum. There’s nothing left to pay here.'
    expect([status, body]).toMatchObject([409, { code: 'billing.paymentDone', message }])
    expect((await eve.call(getPaymentForm, { query: { clientSecret } })).status).toBe(404)
  })

  test("somebody else's secret shows and pays nothing", async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const clientSecret = (await subscribe(ada)).body.clientSecret ?? ''
    await subscribe(eve)
    expect((await eve.call(getPaymentForm, { query: { clientSecret } })).status).toBe(404)
    expect((await pay(eve, clientSecret)).status).toBe(404)
    expect([await tierOf(ada), await tierOf(eve)]).toEqual(['starter', 'starter'])
  })
})
