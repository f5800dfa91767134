import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import {
  customerOf,
  disputeCharge,
  lastChargeOf,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  settleDispute,
  testCard,
} from '#tests/world/payer.ts'
import { providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import { cancelMembership } from '../../subscription/subscription.contract.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

async function newEmails() {
  await world.runJobs()
  return world.emails.splice(0).map(({ subject, text }) => ({ subject, text: text.replaceAll('\n', ' ') }))
}

async function refundLast(member: Parameters<typeof lastChargeOf>[1]) {
  await (await providerOf(world)).refunds.create({ charge: await lastChargeOf(world, member) })
  await newEmails()
}

describe('a dispute', () => {
  test('of a membership that has ended closes nothing: no email says so, and its end stays the day it was', async () => {
    const ada = await payingMember(world)
    await ada.call(cancelMembership)
    await passTo(world, '2026-04-02T13:00:00Z')
    await newEmails()
    await passTo(world, '2026-04-20T12:00:00Z')
    const id = await disputeCharge(world, await lastChargeOf(world, ada))
    expect(await newEmails()).toEqual([])
    const ended = 'Quantum ended on April 2, 2026. You’re on Starter.'
    expect((await membershipOf(ada)).sentence).toBe(ended)
    await settleDispute(world, id, 'lost')
    expect(await newEmails()).toEqual([])
    expect((await membershipOf(ada)).sentence).toBe(ended)
  })

  test('that is lost before it was heard of ends the membership, and that is what the email says', async () => {
    const ada = await payingMember(world)
    await newEmails()
    await settleDispute(world, await disputeCharge(world, await lastChargeOf(world, ada)), 'lost')
    expect((await newEmails()).map(({ subject }) => subject)).toEqual(['Your Quantum plan has ended'])
  })

  test('leaves a plan closed until the day on which a canceled one ends', async () => {
    const ada = await payingMember(world)
    await disputeCharge(world, await lastChargeOf(world, ada))
    await newEmails()
    await ada.call(cancelMembership)
    const [ending, ...others] = await newEmails()
    expect([ending?.subject, others]).toEqual(['Your Quantum plan ends on April 2, 2026', []])
    expect(ending?.text).toContain('it stays closed until it ends on April 2, 2026, and you won’t be charged again')
  })
})

describe('after a full refund', () => {
  test('a plan that is canceled is said to stay closed until it ends', async () => {
    const ada = await payingMember(world)
    await refundLast(ada)
    await ada.call(cancelMembership)
    const [ending] = await newEmails()
    expect(ending?.text).toContain('it stays closed until it ends on April 2, 2026')
    expect(ending?.text).not.toContain('stays open until')
  })

  test('a renewal that fails is said to leave the plan closed', async () => {
    const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
    await refundLast(ada)
    await passTo(world, '2026-04-02T13:00:00Z')
    const [failed, ...others] = await newEmails()
    expect([failed?.subject, others]).toEqual(['Your payment for Frontier 180 didn’t go through', []])
    expect(failed?.text).toContain('Your plan is still closed because its last payment was refunded.')
    expect(failed?.text).not.toContain('stays open')
  })
})

describe('a receipt', () => {
  const list = async () => {
    const { subscriptions } = await providerOf(world)
    return (params: Stripe.SubscriptionListParams) => subscriptions.list(params)
  }

  test('waits until the provider says that the payment opened the plan', async () => {
    const ada = await world.member()
    const { body } = await ada.call(createSubscription, { body: priceOf('quantum') })
    const customer = await customerOf(world, ada)
    const expand = ['data.latest_invoice.confirmation_secret']
    const before = await (await list())({ customer, status: 'all', expand })
    const undo = await providerInstead(world, 'subscriptions', { list: async () => before })
    const card = { clientSecret: body.clientSecret ?? '', card: testCard() }
    expect((await ada.call(payWithTestCard, { body: card })).status).toBe(200)
    await syncCustomer(world.services, customer)
    expect(await newEmails()).toEqual([])
    undo()
    await syncCustomer(world.services, customer)
    const [receipt] = await newEmails()
    expect(receipt?.text).toContain('The next charge is on April 2, 2026, unless you cancel first.')
  })

  test('of a renewal that happens amid a reading names the day of the next one', async () => {
    const ada = await payingMember(world)
    await newEmails()
    const listed = await list()
    const undo = await providerInstead(world, 'subscriptions', {
      list: async (params: Stripe.SubscriptionListParams) => {
        const read = await listed(params)
        world.setNow('2026-04-02T13:00:00Z')
        return read
      },
    })
    await syncCustomer(world.services, await customerOf(world, ada))
    undo()
    await passTo(world, '2026-04-02T13:00:00Z')
    const [receipt, ...others] = await newEmails()
    expect([receipt?.subject, others]).toEqual(['Receipt: $97.00 for Frontier 180 Quantum', []])
    expect(receipt?.text).toContain('The next charge is on May 2, 2026')
  })
})
