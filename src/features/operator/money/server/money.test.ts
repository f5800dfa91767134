import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { cancelMembership, changePlan, getMembership } from '#features/billing/subscription/subscription.contract.ts'
import { reconcile } from '#features/billing/sync/server/reconcile.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargeByHand,
  customerOf,
  failRefund,
  loseEvents,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  refundsOf,
  tierOf,
} from '#tests/world/payer.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson } from '../../people/people.contract.ts'
import * as contract from '../money.contract.ts'
import { figuresOf } from '../money.rules.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

const money = async () => (await owner.call(contract.getMoney)).body
const month = async (name: string, tier?: 'quantum' | 'elite') => {
  const found = (await money()).months.find((one: { month: string }) => one.month === name)
  return figuresOf(found!, tier)
}
const personOf = async ({ id }: TestMember) => (await owner.call(getPerson, { params: { memberId: id } })).body
const refund = async (member: TestMember, body: object, by = owner) => {
  const [payment] = (await personOf(member)).payments
  const sent = { chargeId: payment!.chargeId, cents: 2000, seen: 0, endsPlan: false, reason: 'Sorry', ...body }
  return by.call(contract.refundPayment, { params: { memberId: member.id }, body: sent })
}
const refunds = () => refundsOf(world)

test('a month shows what began, moved, ended and was paid, by plan, and each figure opens its people', async () => {
  const ada = await payingMember(world, 'quantum')
  const ben = await payingMember(world, 'elite')
  expect(await month('2026-03')).toMatchObject({
    recurringCents: 39_400,
    new: { count: 2, cents: 39_400 },
    paid: { count: 2, cents: 39_400 },
  })
  await ada.call(changePlan, { body: priceOf('elite') })
  await ben.call(cancelMembership)
  await passTo(world, '2026-04-05T12:00:00Z')
  expect(await month('2026-03', 'elite')).toMatchObject({
    recurringCents: 59_400,
    changed: { count: 1, cents: 29_700 },
  })
  expect(await month('2026-04')).toMatchObject({ recurringCents: 29_700, lost: { count: 1, cents: -29_700 } })
  expect(await month('2026-03')).toMatchObject({
    new: { count: 2 },
    changed: { count: 1, cents: 20_000 },
    lost: { count: 0 },
  })
  const query = { kind: 'lost', month: '2026-04', tier: 'elite' } as const
  expect((await owner.call(contract.listMoneyEntries, { query })).body).toMatchObject([
    { memberId: ben.id, cents: -29_700, at: '2026-04-02T12:00:00.000Z' },
  ])
})

onOneEngine('the guarantee, a refund of the provider’s and late payments have figures of their own', async () => {
  const ada = await payingMember(world)
  await ada.call(claimGuarantee)
  await world.runJobs()
  expect(await month('2026-03')).toMatchObject({
    recurringCents: 0,
    lost: { count: 0 },
    guarantee: { count: 1, cents: -9700 },
    refunded: { count: 1, cents: -9700 },
  })
  await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await passTo(world, '2026-04-05T12:00:00Z')
  expect((await money()).late).toEqual([{ tier: 'quantum', count: 1, cents: 9700 }])
})

test('a refund clicked twice, or by two operators, is made once, told once and written down once', async () => {
  const ada = await payingMember(world)
  const other = await world.member()
  await setOperator(world.services, other.email, true)
  const answers = await Promise.all([refund(ada, {}), refund(ada, {}), refund(ada, {}, other)])
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await refund(ada, {})).body.says).toBe('$20.00 had been refunded already; it was not refunded again.')
  await world.runJobs()
  expect((await refunds()).map(({ amount }) => amount)).toEqual([2000])
  const person = await personOf(ada)
  expect(person.payments).toMatchObject([{ cents: 9700, refundedCents: 2000 }])
  expect(person.audit).toMatchObject([{ action: 'refund 2000 USD', reason: 'Sorry' }])
  expect((await emailsTo(world, ada.email)).filter(({ subject }) => subject === 'Refund receipt: $20.00')).toHaveLength(
    1,
  )
  expect((await month('2026-03')).refunded).toEqual({ count: 1, cents: -2000 })
  expect(await tierOf(ada)).toBe('quantum')
  expect((await refund(ada, { cents: 500 })).status).toBe(409)
  expect((await refund(ada, { cents: 7701, seen: 2000 })).status).toBe(400)
  expect((await refund(ada, { cents: 7700, seen: 2000, endsPlan: true })).status).toBe(200)
  expect((await ada.call(getMembership)).body).toMatchObject({ tier: 'starter', status: 'canceled' })
})

test('a refund that the bank sends back is owed again, and can be made again, once', async () => {
  const ada = await payingMember(world)
  world.setNow('2026-03-03T12:00:00Z')
  await refund(ada, {})
  world.setNow('2026-03-12T12:00:00Z')
  await failRefund(world, (await refunds())[0]!.id)
  await world.runJobs()
  expect((await personOf(ada)).payments).toMatchObject([{ cents: 9700, refundedCents: 0 }])
  expect((await month('2026-03')).refunded).toEqual({ count: 2, cents: 0 })
  world.setNow('2026-03-12T13:00:00Z')
  expect((await refund(ada, { cents: 3000 })).body.says).toBe('$30.00 is on its way back to their card.')
  expect((await refund(ada, { cents: 3000 })).body.says).toContain('had been refunded already')
  expect((await refund(ada, {})).status).toBe(409)
  await world.runJobs()
  expect((await refunds()).map(({ amount, status }) => [amount, status])).toEqual([
    [3000, 'succeeded'],
    [2000, 'failed'],
  ])
  expect((await personOf(ada)).payments).toMatchObject([{ refundedCents: 3000 }])
})

onOneEngine('a refund that the provider can’t make now is made later; another’s payment is not theirs', async () => {
  const ada = await payingMember(world)
  const ben = await payingMember(world)
  const [payment] = (await personOf(ben)).payments
  expect((await refund(ada, { chargeId: payment!.chargeId })).status).toBe(404)
  expect((await refund(ada, { reason: ' ' })).status).toBe(400)
  const { payments } = world.services
  const down = () => Promise.reject(Object.assign(new Error('no'), { type: 'StripeConnectionError' }))
  world.services.payments = { ...payments, stripe: down }
  expect((await refund(ada, {})).body.says).toContain('as soon as it does')
  world.services.payments = payments
  expect(await refunds()).toEqual([])
  await world.runJobs()
  expect((await refunds()).map(({ amount }) => amount)).toEqual([2000])
})

onOneEngine('a person’s page says when they pay next and what, how long the guarantee stands, its end', async () => {
  const ada = await payingMember(world)
  expect((await personOf(ada)).membership).toMatchObject({
    next: { at: '2026-04-02T12:00:00.000Z', price: '$97.00', nextTier: null },
    guaranteedThrough: '2026-03-31',
    endsAt: null,
  })
  await ada.call(cancelMembership)
  expect((await personOf(ada)).membership).toMatchObject({ next: null, endsAt: '2026-04-02T12:00:00.000Z' })
  const ben = await payingMember(world, 'elite')
  await ben.call(changePlan, { body: priceOf('quantum') })
  expect((await personOf(ben)).membership.next).toMatchObject({ price: null, nextTier: 'quantum' })
  const free = (await personOf(await world.member())).membership
  expect(free).toMatchObject({ next: null, endsAt: null, guaranteedThrough: null })
})

test('what a reconciliation corrected is listed until the member is gone', async () => {
  const ada = await payingMember(world)
  const stripe = await providerOf(world)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, ada) })
  await stripe.subscriptions.cancel(data[0]!.id)
  await loseEvents(world)
  await reconcile(world.services)
  const [found] = (await owner.call(contract.listDifferences)).body
  expect(found).toMatchObject({ memberId: ada.id, who: 'Ada Okafor' })
  expect(JSON.stringify((await owner.call(contract.listDifferences)).body)).toContain('quantum became starter')
})

onOneEngine('a charge that belongs to no plan is in the month as it is in the list', async () => {
  const ada = await world.member()
  await chargeByHand(world, ada)
  const { paid } = await month('2026-03')
  const { body } = await owner.call(contract.listMoneyEntries, { query: { kind: 'paid', month: '2026-03' } })
  expect(body).toMatchObject([{ memberId: ada.id, tier: 'starter', cents: 2000 }])
  expect(paid).toEqual({ count: 1, cents: 2000 })
  expect((await month('2026-03', 'quantum')).paid.count).toBe(0)
})
