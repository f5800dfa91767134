import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestPortal, payWithTestCard, saveTestCard } from '#app/test-payments.contract.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import {
  customerOf,
  disputeCharge,
  payingMember,
  priceOf,
  providerOf,
  settleDispute,
  testCard,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as customersContract from '../../customers/customers.contract.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import * as subscriptionContract from '../subscription.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const tierOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.membershipTier
const membershipOf = async (member: TestMember) => (await member.call(subscriptionContract.getMembership)).body
const subjects = () => world.emails.map(({ subject }) => subject)
const later = async (instant: string) => {
  world.setNow(instant)
  await reconcile(world.services)
  await world.runJobs()
}

test('an upgrade is charged exactly as previewed, and opens at once', async () => {
  const ada = await payingMember(world)
  world.setNow('2026-03-17T12:00:00Z')
  const preview = await ada.call(subscriptionContract.previewChange, { body: priceOf('elite') })
  expect(preview.body).toMatchObject({ amountCents: 10323 })
  expect(preview.body.sentence).toBe(
    'You pay $103.23 today for the rest of this period, and $297.00 a month for Elite from April 2, 2026.',
  )
  world.setNow('2026-03-17T12:40:00Z')
  expect((await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })).body).toEqual({})
  expect(await tierOf(ada)).toBe('elite')
  const { body } = await ada.call(listInvoices)
  expect(body.map(({ cents, status }) => [cents, status])).toEqual([
    [10323, 'paid'],
    [9700, 'paid'],
  ])
})

test('an upgrade that the card does not pay leaves the old plan, and opens when another card pays', async () => {
  const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  const { body } = await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  expect([await tierOf(ada), typeof body.clientSecret]).toEqual(['quantum', 'string'])
  const paid = await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect([paid.status, await tierOf(ada)]).toEqual([200, 'elite'])
})

test('a smaller plan comes at the end of the period, and can be taken back until then', async () => {
  const ada = await payingMember(world, 'elite')
  const preview = await ada.call(subscriptionContract.previewChange, { body: priceOf('quantum') })
  expect(preview.body.sentence).toContain('You pay nothing today. Your plan stays as it is until April 2, 2026')
  await ada.call(subscriptionContract.changePlan, { body: priceOf('quantum') })
  expect(await membershipOf(ada)).toMatchObject({ tier: 'elite', nextTier: 'quantum', canResume: true })
  await ada.call(subscriptionContract.resumeMembership)
  expect(await membershipOf(ada)).toMatchObject({ nextTier: null })
  await ada.call(subscriptionContract.changePlan, { body: priceOf('quantum') })
  await later('2026-04-02T13:00:00Z')
  expect(await membershipOf(ada)).toMatchObject({
    tier: 'quantum',
    nextTier: null,
    sentence: 'Quantum renews on May 2, 2026 for $97.00.',
  })
})

test('cancelling keeps the plan to the end of the period; resuming takes it back', async () => {
  const ada = await payingMember(world)
  const cancelled = await ada.call(subscriptionContract.cancelMembership)
  expect(cancelled.body).toMatchObject({
    tier: 'quantum',
    renewsAt: null,
    endsAt: '2026-04-02T12:00:00.000Z',
    canResume: true,
  })
  expect(cancelled.body.sentence).toBe('Quantum ends on April 2, 2026, and you won’t be charged again.')
  expect((await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })).body.code).toBe(
    'billing.alreadyCancelled',
  )
  expect((await ada.call(subscriptionContract.resumeMembership)).body).toMatchObject({ canCancel: true, endsAt: null })
  await ada.call(subscriptionContract.cancelMembership)
  // Carried out two days late, as after a stop of the provider: the day that was told stays.
  await later('2026-04-04T12:00:01Z')
  expect(await membershipOf(ada)).toMatchObject({
    tier: 'starter',
    status: 'canceled',
    canCancel: false,
    sentence: 'Quantum ended on April 2, 2026. You’re on Starter.',
  })
  expect(subjects().filter((subject) => subject.includes('has ended'))).toHaveLength(1)
})

test('a failed renewal keeps the plan while the card is tried again, says so, and ends it after the last try', async () => {
  const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await later('2026-04-02T12:00:01Z')
  expect(await membershipOf(ada)).toMatchObject({ tier: 'quantum', status: 'past_due' })
  expect((await membershipOf(ada)).sentence).toContain('failed')
  await later('2026-04-06T12:00:00Z')
  expect(await tierOf(ada)).toBe('quantum')
  await later('2026-04-20T12:00:00Z')
  expect(await tierOf(ada)).toBe('starter')
  expect(subjects().filter((subject) => subject.includes('didn’t go through'))).toHaveLength(1)
})

test('another card in the portal settles a failed renewal', async () => {
  const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await later('2026-04-02T12:00:01Z')
  const { url } = (await ada.call(customersContract.openPortal)).body
  const session = new URL(url).searchParams.get('session') ?? ''
  const eve = await payingMember(world)
  expect((await eve.call(getTestPortal, { params: { session } })).status).toBe(404)
  expect((await ada.call(getTestPortal, { params: { session } })).body.invoices).toHaveLength(2)
  await ada.call(saveTestCard, { params: { session }, body: testCard() })
  expect(await membershipOf(ada)).toMatchObject({ tier: 'quantum', status: 'active' })
})

test('a renewal is receipted once', async () => {
  await payingMember(world)
  await later('2026-04-02T12:00:01Z')
  await later('2026-04-03T12:00:00Z')
  expect(subjects().filter((subject) => subject.startsWith('Receipt: $97.00'))).toHaveLength(2)
})

describe('money that goes back', () => {
  test('a full refund of the latest payment ends access, a partial one does not', async () => {
    const ada = await payingMember(world)
    const stripe = await providerOf(world)
    const [charge] = (await stripe.charges.list({ customer: await customerOf(world, ada) })).data
    await stripe.refunds.create({ charge: charge!.id, amount: 1000 })
    await world.runJobs()
    expect(await tierOf(ada)).toBe('quantum')
    await stripe.refunds.create({ charge: charge!.id })
    await world.runJobs()
    expect(await tierOf(ada)).toBe('starter')
  })

  test('a dispute closes the plan while it is open, and a won one opens it again', async () => {
    const ada = await payingMember(world)
    const stripe = await providerOf(world)
    const [charge] = (await stripe.charges.list({ customer: await customerOf(world, ada) })).data
    const id = await disputeCharge(world, charge!.id)
    await world.runJobs()
    expect((await membershipOf(ada)).sentence).toContain('disputed')
    expect(await tierOf(ada)).toBe('starter')
    await settleDispute(world, id, 'won')
    await world.runJobs()
    expect(await tierOf(ada)).toBe('quantum')
  })
})

describe('refusals', () => {
  test.each([
    ['cancelling', subscriptionContract.cancelMembership],
    ['resuming', subscriptionContract.resumeMembership],
    ['the portal', customersContract.openPortal],
  ])('%s needs a paid membership', async (_, endpoint) => {
    const ada = await world.member()
    const { statusCode, json } = await ada.send(endpoint.method, endpoint.path)
    expect([statusCode, json().code]).toEqual([409, 'billing.noMembership'])
  })

  test('what is not ending cannot be resumed, and the same plan is no change', async () => {
    const ada = await payingMember(world)
    expect((await ada.call(subscriptionContract.resumeMembership)).body.code).toBe('billing.notCancelled')
    expect((await ada.call(subscriptionContract.changePlan, { body: priceOf('quantum') })).body.code).toBe(
      'billing.samePlan',
    )
    expect((await ada.call(subscriptionContract.previewChange, { body: priceOf('quantum') })).body.code).toBe(
      'billing.samePlan',
    )
  })

  test('while a payment is open the plan is not changed', async () => {
    const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
    await later('2026-04-02T12:00:01Z')
    expect((await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })).body.code).toBe(
      'billing.paymentOpen',
    )
  })
})
