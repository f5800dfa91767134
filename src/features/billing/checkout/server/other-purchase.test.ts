import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { chargesOf, customerOf, priceOf, providerOf, subscriptionOf, testCard, tierOf } from '#tests/world/payer.ts'
import { providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { findOrCreateCustomer } from '../../customers/server/find-customer.ts'
import { createSubscription } from '../checkout.contract.ts'
import { beginSubscription } from './begin-subscription.ts'
import { openCheckout } from './open-checkout.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld()
  ada = await world.member()
})
afterEach(() => world.close())

const live = async () => {
  const { data } = await (await providerOf(world)).subscriptions.list({ customer: await customerOf(world, ada) })
  return data.map(({ items }) => items.data[0]?.price.id)
}

/** What a server asks the provider with, and the customer as it reads them first; the lock of this process isn’t its own. */
async function aServer() {
  // Of a member buying asks for these alone.
  const member = { id: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Okafor' }
  const ctx = { ...world.services, member } as unknown as MemberContext
  return { ctx, customer: await findOrCreateCustomer(ctx) }
}

/** What another server does once it has looked at what there is. */
async function otherServer() {
  const { ctx, customer } = await aServer()
  return (tier: 'quantum' | 'elite') => beginSubscription(ctx, customer, priceOf(tier).priceId, [])
}

const pay = (clientSecret: string | undefined) =>
  ada.call(payWithTestCard, { body: { clientSecret: clientSecret ?? '', card: testCard() } })

test('of two plans that are chosen on two servers at once one is begun; choosing again leads to its payment', async () => {
  const [one, other] = [await otherServer(), await otherServer()]
  const answers = await Promise.allSettled([one('quantum'), other('elite')])
  const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toMatchObject({ status: 409, code: 'billing.otherPurchase' })
  expect(await live()).toHaveLength(1)
  const again = await ada.call(createSubscription, { body: priceOf('elite') })
  expect(typeof again.body.clientSecret).toBe('string')
  expect(await live()).toEqual(['price_test_elite'])
})

test('of one plan, chosen on two servers at once, one subscription is begun', async () => {
  const [one, other] = [await otherServer(), await otherServer()]
  const [first, second] = await Promise.all([one('quantum'), other('quantum')])
  expect([first, await live()]).toEqual([second, ['price_test_quantum']])
})

test('of two plans the one that was chosen last can be paid, though the first was being begun meanwhile', async () => {
  const { subscriptions } = await providerOf(world)
  const undo = await providerInstead(world, 'subscriptions', {
    create: async (...asked: Parameters<typeof subscriptions.create>) => {
      undo()
      await (await otherServer())('elite')
      return subscriptions.create(...asked)
    },
  })
  const first = await otherServer()
  await expect(first('quantum')).rejects.toMatchObject({ code: 'billing.otherPurchase' })
  expect(await live()).toEqual(['price_test_elite'])
})

test('a plan that was begun after another server had looked gives way to the one begun there', async () => {
  await (await otherServer())('quantum')
  await (await otherServer())('elite')
  expect(await live()).toEqual(['price_test_elite'])
})

test('one that was paid after another server had looked stays, and the other is not begun', async () => {
  const { body } = await ada.call(createSubscription, { body: priceOf('quantum') })
  const later = await otherServer()
  await pay(body.clientSecret)
  expect(await later('elite')).toBe('paid meanwhile')
  expect([await live(), await tierOf(ada)]).toEqual([['price_test_quantum'], 'quantum'])
})

/** Quantum is begun, and paid as soon as the next call has looked at what there is. */
async function quantumPaidMeanwhile() {
  const { body } = await ada.call(createSubscription, { body: priceOf('quantum') })
  const own = await subscriptionOf(world, ada)
  const { subscriptions } = await providerOf(world)
  const undo = await providerInstead(world, 'subscriptions', {
    list: async (asked: Stripe.SubscriptionListParams) => {
      undo()
      const listed = await subscriptions.list(asked)
      await pay(body.clientSecret)
      return listed
    },
  })
  return own
}

test('a plan that is paid while another is chosen stays, and the other costs the difference', async () => {
  const own = await quantumPaidMeanwhile()
  expect(await ada.call(createSubscription, { body: priceOf('elite') })).toMatchObject({ status: 200, body: {} })
  expect(await chargesOf(world, ada)).toEqual([20_000, 9700])
  expect(await subscriptionOf(world, ada)).toMatchObject({ id: own.id, status: 'active' })
  expect([await live(), await tierOf(ada)]).toEqual([['price_test_elite'], 'elite'])
})

test('chosen on a page that shows no paid plan, the other is neither charged nor begun', async () => {
  await quantumPaidMeanwhile()
  const { body } = await ada.call(createSubscription, { body: { ...priceOf('elite'), isFirst: true } })
  expect(body.code).toBe('billing.alreadyPaid')
  expect([await chargesOf(world, ada), await live()]).toEqual([[9700], ['price_test_quantum']])
})

test('on the provider’s page too the plan that was chosen last can be paid', async () => {
  const open = async (tier: 'quantum' | 'elite') => {
    const { ctx, customer } = await aServer()
    return openCheckout(ctx, customer, priceOf(tier).priceId, [])
  }
  const { sessions } = (await providerOf(world)).checkout
  const create = async (...asked: Parameters<typeof sessions.create>) => {
    undo()
    await open('elite')
    return sessions.create(...asked)
  }
  const undo = await providerInstead(world, 'checkout', {
    sessions: Object.assign(Object.create(sessions), { create }),
  })
  await expect(open('quantum')).rejects.toMatchObject({ code: 'billing.otherPurchase' })
  const { data } = await sessions.list({ customer: await customerOf(world, ada), status: 'open' })
  expect(data.map(({ metadata }) => metadata?.priceId)).toEqual(['price_test_elite'])
})
