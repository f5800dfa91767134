import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import {
  buyAgain,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  refundsOf,
  subscriptionOf,
} from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson } from '../../people/people.contract.ts'
import * as contract from '../money.contract.ts'

let world: World
let owner: TestMember
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
  ada = await payingMember(world)
  await world.runJobs()
  world.emails.splice(0)
})
afterEach(() => world.close())

const personOf = async () => (await owner.call(getPerson, { params: { memberId: ada.id } })).body
const refund = async (sent: { cents: number; endsPlan?: boolean }) => {
  const [payment] = (await personOf()).payments
  const body = { chargeId: payment!.chargeId, seen: payment!.refundedCents, endsPlan: false, reason: 'Sorry', ...sent }
  return (await owner.call(contract.refundPayment, { params: { memberId: ada.id }, body })).body
}
const refunds = () => refundsOf(world)
const subjects = async () => {
  await world.runJobs()
  return world.emails.splice(0).flatMap(({ to, subject }) => (to === ada.email ? [subject] : []))
}
const said = 'Charge ch_1 has been charged back; cannot issue a refund.'

test('a refund ends the membership that runs, though a later one was begun and is over', async () => {
  const stripe = await providerOf(world)
  const { customer, items } = await subscriptionOf(world, ada)
  world.setNow('2026-03-02T12:00:05Z')
  const given = { customer: String(customer), items: [{ price: items.data[0]!.price.id }] }
  const { id } = await stripe.subscriptions.create(given as Stripe.SubscriptionCreateParams)
  await stripe.subscriptions.cancel(id)
  await passTo(world, '2026-03-03T12:00:01Z')
  expect(await subjects()).toBeTruthy()
  expect((await refund({ cents: 2000, endsPlan: true })).says).toBe(
    '$20.00 is on its way back to their card, and their Quantum membership has ended.',
  )
  const { data } = await stripe.subscriptions.list({ customer: String(customer), status: 'all' })
  expect(data.filter(({ status }) => status === 'active')).toEqual([])
  await world.runJobs()
  const receipt = world.emails.find(({ subject }) => subject === 'Refund receipt: $20.00')
  expect(receipt?.text).toContain('Your Quantum membership has ended, and you won’t be charged again.')
})

test('a refund that fails after it ended the membership says so, on the desk and once by email', async () => {
  const undo = await providerInstead(world, 'refunds', { create: providerFails('StripeInvalidRequestError', said) })
  const answer = await refund({ cents: 2000, endsPlan: true })
  expect(answer).toMatchObject({ isPending: true, providerSaid: said })
  expect(answer.says).toContain('Their Quantum membership has ended all the same.')
  expect(await subjects()).toEqual(['Your Quantum plan has ended'])
  expect((await membershipOf(ada)).status).toBe('canceled')
  undo()
  world.setNow('2026-03-03T12:00:00Z')
  await buyAgain(ada, 'elite')
  world.setNow('2026-03-03T13:00:00Z')
  await subjects()
  const [, first] = (await personOf()).payments
  const sent = { chargeId: first!.chargeId, seen: 0, cents: 2000, endsPlan: false, reason: 'Again' }
  await owner.call(contract.refundPayment, { params: { memberId: ada.id }, body: sent })
  expect((await refunds()).map(({ amount }) => amount)).toEqual([2000])
  expect((await membershipOf(ada)).tier).toBe('elite')
  await world.runJobs()
  expect(
    world.emails.filter(({ to }) => to === ada.email).map(({ subject, text }) => [subject, text.includes('ended')]),
  ).toEqual([['Refund receipt: $20.00', false]])
})

test('one that was refused is tried anew when it is asked for again; another amount waits for it', async () => {
  const undo = await providerInstead(world, 'refunds', { create: providerFails('StripeInvalidRequestError', said) })
  expect((await refund({ cents: 2000 })).isPending).toBe(true)
  expect(await refund({ cents: 2000 })).toMatchObject({ isPending: true, providerSaid: said })
  expect(await refund({ cents: 1500 })).toMatchObject({
    code: 'billing.refundPending',
    message: expect.stringContaining('A refund of $20.00 of this payment isn’t made yet.'),
  })
  await world.db.updateTable('jobs').set({ deadAt: '2026-03-02T12:00:00.000Z', uniqueKey: null }).execute()
  undo()
  expect((await refund({ cents: 2000, endsPlan: true })).says).toContain('and their Quantum membership has ended.')
  expect([(await subscriptionOf(world, ada)).status, (await refunds()).map(({ amount }) => amount)]).toEqual([
    'canceled',
    [2000],
  ])
  expect((await personOf()).audit.map(({ action }) => action)).toEqual(['refund 2000 USD and end', 'refund 2000 USD'])
  await world.runJobs()
  expect(await world.db.selectFrom('jobs').selectAll().where('name', '=', 'billing.refund-charge').execute()).toEqual(
    [],
  )
})

test('a payment of some hundred million of a currency’s smallest unit can go back', async () => {
  expect(await refund({ cents: 480_000_000 })).toMatchObject({ code: 'billing.refundTooLarge' })
})

test('one that is made after its member is gone leaves nothing that says which payment it was', async () => {
  const undo = await providerInstead(world, 'refunds', { create: providerFails('StripeInvalidRequestError', said) })
  await refund({ cents: 2000 })
  await ada.call(deleteAccount, { body: {} })
  undo()
  await world.db.updateTable('jobs').set({ runAt: '2026-03-02T12:00:00.000Z' }).execute()
  await world.runJobs()
  expect((await refunds()).map(({ amount }) => amount)).toEqual([2000])
  expect(await world.db.selectFrom('chargeRefunds').selectAll().execute()).toEqual([])
})

test('a refund that was made is told as made, though the customer can’t be read right after it', async () => {
  const { payments } = world.services
  const stripe = await providerOf(world)
  let isMade = false
  const create = async (given: Stripe.RefundCreateParams, options: Stripe.RequestOptions) => {
    const made = await stripe.refunds.create(given, options)
    isMade = true
    return made
  }
  const refunds = Object.assign(Object.create(stripe.refunds), { create })
  const failing = providerFails('StripeInvalidRequestError', 'No such customer: cus_x')
  world.services.payments = {
    ...payments,
    stripe: async () => (isMade ? failing() : Object.assign(Object.create(stripe), { refunds })),
  }
  expect(await refund({ cents: 2000 })).toEqual({
    says: '$20.00 is on its way back to their card.',
    isPending: false,
    providerSaid: null,
  })
})

test.each([
  ['StripePermissionError', 'lacks a right', 'The key to Stripe isn’t valid or isn’t allowed to do this.'],
  ['StripeAuthenticationError', 'Invalid API Key', 'The key to Stripe isn’t valid or isn’t allowed to do this.'],
  ['StripeConnectionError', 'no', 'The payment provider isn’t responding. $20.00 will be refunded'],
  ['StripeInvalidRequestError', 'Something new', 'Stripe refused it.'],
  ['', 'database is locked', 'Something failed on this site, not at Stripe.'],
])('an error of the kind “%s” (%s) is told by its kind', async (type, message, words) => {
  await providerInstead(world, 'refunds', { create: providerFails(type, message) })
  const answer = await refund({ cents: 2000 })
  expect(answer.says).toContain(words)
  expect([answer.isPending, answer.providerSaid]).toEqual([true, words.startsWith('Stripe refused') ? message : null])
})
