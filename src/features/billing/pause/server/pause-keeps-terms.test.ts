import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  membershipOf,
  passTo,
  priceOf,
  providerOf,
  subscriptionOf,
  tierOf,
  typeAtCheckout,
} from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import { changePlan } from '../../subscription/subscription.contract.ts'

let world: World
beforeEach(async () => {
  const env = { STRIPE_PROMOTION_CODES: 'on', STRIPE_TAX: 'on' }
  world = await newWorld({ env, now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

/** A member who bought Elite with a discount of 20 % and 19 % tax on top, and moves to Quantum next month. */
async function leaver() {
  const eve = await world.member()
  const { url } = (await eve.call(createSubscription, { body: priceOf('elite') })).body
  await typeAtCheckout(world, url, { code: 'TEST20', country: 'DE' })
  await membershipOf(eve)
  await eve.call(changePlan, { body: priceOf('quantum') })
  return eve
}

test('a planned move to a smaller plan keeps discount and tax', async () => {
  const eve = await leaver()
  await passTo(world, '2026-04-02T12:00:01Z')
  expect([await tierOf(eve), (await chargesOf(world, eve))[0]]).toEqual(['quantum', 9234])
})

test('a pause moves it along with discount and tax, and so does resuming early', async () => {
  const eve = await leaver()
  await passTo(world, '2026-03-20T12:00:00Z')
  await eve.call(pause, { body: { days: 22 } })
  await world.runJobs()
  const { id } = await subscriptionOf(world, eve)
  const moved = await (await providerOf(world)).subscriptions.retrieve(id, { expand: ['schedule'] })
  const terms = { discounts: [{ discount: moved.discounts[0] }], automatic_tax: { enabled: true } }
  expect(moved).toMatchObject({ automatic_tax: { enabled: true }, schedule: { phases: [terms, terms] } })
  world.setNow('2026-03-30T12:00:00Z')
  await eve.call(resume)
  await world.runJobs()
  await passTo(world, '2026-04-12T12:00:01Z')
  expect([await tierOf(eve), (await chargesOf(world, eve))[0]]).toEqual(['quantum', 9234])
})
