import { afterEach, beforeEach, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  disputeCharge,
  lastChargeOf,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  refundsOf,
  settleDispute,
} from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson, listPeople } from '../../people/people.contract.ts'
import { getRunning } from '../../running/running.contract.ts'
import { cancelRefund, getMoney, refundPayment } from '../money.contract.ts'

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
const payment = async () => (await personOf()).payments[0]!
const actions = async () => (await personOf()).audit.map(({ action }) => action)
const refund = async (endsPlan = false) => {
  const { chargeId, refundedCents: seen } = await payment()
  const body = { chargeId, cents: 9700, seen, endsPlan, reason: 'Asked for it' }
  return (await owner.call(refundPayment, { params: { memberId: ada.id }, body })).body
}
const dispute = async () => disputeCharge(world, await lastChargeOf(world, ada), 'subscription_canceled')
const decide = async (id: string, how: 'won' | 'lost') => {
  await settleDispute(world, id, how)
  await world.runJobs()
}
const told = (to: TestMember) => world.emails.filter((email) => email.to === to.email).map(({ subject }) => subject)
const broken = () => providerInstead(world, 'refunds', { create: providerFails('StripeConnectionError', 'no answer') })

test('no refund is begun on a payment under dispute, known here or not, nor of one that was lost', async () => {
  const id = await dispute()
  // The provider's word of it has not come yet.
  expect(await refund(true)).toMatchObject({ code: 'billing.refundDisputed' })
  expect((await membershipOf(ada)).tier).toBe('starter')
  expect(await actions()).toEqual(['refund dropped 9700 USD', 'refund 9700 USD and end'])
  await world.runJobs()
  expect(await refund()).toMatchObject({ code: 'billing.refundDisputed' })
  expect(await payment()).toMatchObject({ dispute: 'open', waiting: null })
  expect((await actions()).length).toBe(2)
  await decide(id, 'lost')
  expect(await refund()).toMatchObject({ code: 'billing.refundLost' })
  expect([await refundsOf(world), (await payment()).dispute]).toEqual([[], 'lost'])
})

test('a refund that waits is given up when its payment is disputed, and doesn’t go out once that is won', async () => {
  const undo = await broken()
  expect((await refund()).isPending).toBe(true)
  expect((await payment()).waiting).toMatchObject({ cents: 9700 })
  const id = await dispute()
  await world.runJobs()
  undo()
  expect(await actions()).toEqual(['refund dropped 9700 USD', 'refund 9700 USD'])
  await decide(id, 'won')
  await passTo(world, '2026-03-09T12:00:00Z')
  expect([await refundsOf(world), (await membershipOf(ada)).tier]).toEqual([[], 'quantum'])
  expect(told(ada)).toEqual(['Your Quantum plan is closed', 'Your Quantum plan is open again'])
  // Won, it can be asked for again, and is made.
  expect((await refund()).isPending).toBe(false)
  expect((await refundsOf(world)).map(({ amount }) => amount)).toEqual([9700])
})

test('a refund that waits is canceled once, and isn’t tried again', async () => {
  const undo = await broken()
  await refund()
  const refundId = (await payment()).waiting?.id ?? ''
  const cancel = () => owner.call(cancelRefund, { params: { memberId: ada.id }, body: { refundId } })
  const both = await Promise.all([cancel(), cancel()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  undo()
  await passTo(world, '2026-03-09T12:00:00Z')
  expect([await refundsOf(world), (await payment()).waiting]).toEqual([[], null])
  expect(await actions()).toEqual(['refund canceled 9700 USD', 'refund 9700 USD'])
})

onOneEngine('one that the provider made, though its answer was lost, isn’t canceled', async () => {
  const undo = await broken()
  await refund()
  const refundId = (await payment()).waiting?.id ?? ''
  undo()
  const { chargeId } = await payment()
  await (await providerOf(world)).refunds.create({ charge: chargeId, amount: 9700 })
  const refused = await owner.call(cancelRefund, { params: { memberId: ada.id }, body: { refundId } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'billing.refundChanged' } })
  expect(await actions()).toEqual(['refund 9700 USD'])
})

onOneEngine('one that waits can be canceled after another part was refunded at the provider', async () => {
  const undo = await broken()
  await refund()
  const refundId = (await payment()).waiting?.id ?? ''
  undo()
  await (await providerOf(world)).refunds.create({ charge: (await payment()).chargeId, amount: 5000 })
  const canceled = await owner.call(cancelRefund, { params: { memberId: ada.id }, body: { refundId } })
  expect([canceled.status, (await payment()).waiting]).toEqual([200, null])
})

onOneEngine('one that failed for good is gone from the failed jobs once it is canceled', async () => {
  await broken()
  await refund()
  await world.db.updateTable('jobs').set({ deadAt: '2026-03-02T12:00:00.000Z', uniqueKey: null }).execute()
  const refundId = (await payment()).waiting?.id ?? ''
  await owner.call(cancelRefund, { params: { memberId: ada.id }, body: { refundId } })
  expect(await world.db.selectFrom('jobs').select('id').where('name', '=', 'billing.refund-charge').execute()).toEqual(
    [],
  )
  const stranger = await world.member()
  const refused = await stranger.call(cancelRefund, { params: { memberId: ada.id }, body: { refundId } })
  expect(refused.status).toBe(403)
})

onOneEngine('who cancels refunds asks the provider as often as who makes them, and not more', async () => {
  world.services.payments = { ...world.services.payments, limited: true }
  const statuses: number[] = []
  const ask = { params: { memberId: ada.id }, body: { refundId: 'none' } }
  for (let n = 0; n < 31; n += 1) statuses.push((await owner.call(cancelRefund, ask)).status)
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([409]), 429])
})

test('operators are told of a dispute once, with the day by which to answer', async () => {
  const second = await world.member()
  await setOperator(world.services, second.email, true)
  const id = await dispute()
  await Promise.all([world.runJobs(), world.runJobs()])
  await passTo(world, '2026-03-04T12:00:00Z')
  const subject = 'A payment of $97.00 is disputed: answer by March 11, 2026'
  expect([told(owner), told(second)]).toEqual([[subject], [subject]])
  const text = world.emails.find(({ to }) => to === owner.email)?.text
  expect(text).toContain(ada.email)
  expect(text).toContain('Reason: subscription canceled')
  const open = async () => {
    const { disputes } = (await owner.call(getMoney)).body
    const { problems } = (await owner.call(getRunning)).body
    const { people } = (await owner.call(listPeople, { query: { status: 'disputed' } })).body
    return [disputes.map(({ state }) => state), problems[0]?.where, people.map((person) => person.email)]
  }
  expect(await open()).toEqual([['open'], 'payments', [ada.email]])
  await decide(id, 'won')
  expect(told(owner)).toEqual([subject])
  expect(await open()).toEqual([['won'], undefined, []])
  await passTo(world, '2026-03-24T12:00:00Z')
  expect((await open())[0]).toEqual([])
})
