import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveTestCard } from '#app/test-payments.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  disputeCharge,
  lastChargeOf,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  settleDispute,
  subscriptionOf,
  testCard,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import { openPortal } from '../../customers/customers.contract.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import { cancelMembership, changePlan, previewChange } from '../subscription.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

async function givesAnotherCard(member: TestMember) {
  const { url } = (await member.call(openPortal)).body
  const session = new URL(url).searchParams.get('session') ?? ''
  await member.call(saveTestCard, { params: { session }, body: testCard() })
}

const failsAtRenewal = '4000 0000 0000 0341'

test('a membership whose payment failed ends as it is canceled, and nothing is charged any more', async () => {
  const ada = await payingMember(world, 'quantum', failsAtRenewal)
  await passTo(world, '2026-04-02T13:00:00Z')
  world.emails.splice(0)
  const { body } = await ada.call(cancelMembership)
  expect(body).toMatchObject({ tier: 'starter', status: 'canceled', canCancel: false, canResume: false })
  expect(body.sentence).toBe('Quantum ended on April 2, 2026. You’re on Starter.')
  await world.runJobs()
  expect(world.emails.map(({ subject }) => subject)).toEqual(['Your Quantum plan has ended'])
  expect((await ada.call(listInvoices)).body.map(({ status }) => status)).toEqual(['void', 'paid'])
  await givesAnotherCard(ada)
  await passTo(world, '2026-04-06T13:00:00Z')
  expect([await chargesOf(world, ada), await tierOf(ada)]).toEqual([[9700], 'starter'])
})

onOneEngine('one that was canceled at the provider while its payment is late says that it is still tried', async () => {
  const ada = await payingMember(world, 'quantum', failsAtRenewal)
  await passTo(world, '2026-04-02T13:00:00Z')
  world.emails.splice(0)
  const stripe = await providerOf(world)
  await stripe.subscriptions.update((await subscriptionOf(world, ada)).id, { cancel_at_period_end: true })
  await world.runJobs()
  expect((await membershipOf(ada)).sentence).toBe(
    'Quantum ends on May 2, 2026. The payment that failed is still due, and we’ll keep trying your card.',
  )
  const [ending] = world.emails
  expect(ending?.subject).toBe('Your Quantum plan ends on May 2, 2026')
  expect(ending?.text).toContain('The payment that failed is still due')
  expect(ending?.text).not.toContain('you won’t be charged')
})

test('a charge that was seen before the renewal is refused after it, until it was seen again', async () => {
  const ada = await payingMember(world)
  world.setNow('2026-04-02T11:50:00Z')
  expect((await ada.call(previewChange, { body: priceOf('elite') })).body.amountCents).toBe(5)
  await passTo(world, '2026-04-02T12:10:00Z')
  for (const buy of [changePlan, createSubscription])
    expect((await ada.call(buy, { body: priceOf('elite') })).body.code).toBe('billing.previewOutdated')
  expect([await chargesOf(world, ada), await tierOf(ada)]).toEqual([[9700, 9700], 'quantum'])
  const { amountCents } = (await ada.call(previewChange, { body: priceOf('elite') })).body
  expect((await ada.call(changePlan, { body: priceOf('elite') })).status).toBe(200)
  expect([(await chargesOf(world, ada))[0], await tierOf(ada)]).toEqual([amountCents, 'elite'])
})

onOneEngine('while a payment is disputed a larger plan isn’t sold, since it would stay closed', async () => {
  const ada = await payingMember(world)
  const _stripe = await providerOf(world)
  await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  for (const ask of [previewChange, changePlan, createSubscription])
    expect((await ada.call(ask, { body: priceOf('elite') })).body.code).toBe('billing.disputeOpen')
  expect(await chargesOf(world, ada)).toEqual([9700])
})

test('a lost dispute ends the membership, tells so once, and nothing is charged for a closed plan', async () => {
  const ada = await payingMember(world)
  const _stripe = await providerOf(world)
  const dispute = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  world.emails.splice(0)
  await settleDispute(world, dispute, 'lost')
  await world.runJobs()
  expect((await membershipOf(ada)).sentence).toContain('It has ended, and you won’t be charged again.')
  expect(world.emails.map(({ subject }) => subject)).toEqual(['Your Quantum plan has ended'])
  await passTo(world, '2026-05-02T13:00:00Z')
  expect([await chargesOf(world, ada), await tierOf(ada)]).toEqual([[9700], 'starter'])
  expect((await ada.call(createSubscription, { body: priceOf('quantum') })).status).toBe(200)
})
