import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MemberContext } from '#platform/server/context.ts'
import { customerOf, priceOf, providerOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { findOrCreateCustomer } from '../../customers/server/find-customer.ts'
import { createSubscription } from '../checkout.contract.ts'
import { beginSubscription } from './begin-subscription.ts'

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

/** What another server does once it has looked at what there is; the lock of this process isn’t its own. */
async function otherServer() {
  // Of a member buying asks for these alone.
  const member = { id: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Okafor' }
  const ctx = { ...world.services, member } as unknown as MemberContext
  const customer = await findOrCreateCustomer(ctx)
  return (tier: 'quantum' | 'elite') => beginSubscription(ctx, customer, priceOf(tier).priceId, [])
}

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
  expect([first.id, await live()]).toEqual([second.id, ['price_test_quantum']])
})
