import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause } from '#features/journey/pace/pace.contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { chargesOf, passTo, payingMember, priceOf, providerOf, tierOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { changePlan, previewChange } from '../subscription.contract.ts'
import { changeRunning } from './change-plan.ts'
import { findRunningSubscription } from './find-running-subscription.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  await passTo(world, '2026-03-17T12:00:00Z')
  await ada.call(pause, { body: { days: 10 } })
  await world.runJobs()
  await passTo(world, '2026-03-27T00:00:01Z')
})
afterEach(() => world.close())

const preview = async () => (await ada.call(previewChange, { body: priceOf('elite') })).body.amountCents

/** Another server, which has read the membership and does nothing yet; the lock of this process isn’t its own. */
async function otherServer() {
  // Of a member a change of plan asks for the id alone.
  const ctx = { ...world.services, member: { id: ada.id } } as unknown as MemberContext
  const { customer, running } = await findRunningSubscription(ctx)
  return () => changeRunning(ctx, customer, running, priceOf('elite').priceId)
}

test('two servers that sell the larger plan at once charge for added days once, as previewed', async () => {
  const shown = await preview()
  const [one, other] = [await otherServer(), await otherServer()]
  await Promise.all([one(), other()])
  expect([await chargesOf(world, ada), await tierOf(ada)]).toEqual([[shown, 9700], 'elite'])
})

test('so does one that comes seconds later with what it had read before', async () => {
  const late = await otherServer()
  expect((await ada.call(changePlan, { body: priceOf('elite') })).status).toBe(200)
  world.setNow('2026-03-27T00:00:09Z')
  await late()
  expect(await chargesOf(world, ada)).toHaveLength(2)
})

onOneEngine('what a second tab is shown is what the first was, and what is charged', async () => {
  const shown = await preview()
  world.setNow('2026-03-27T00:20:00Z')
  expect(await preview()).toBe(shown)
  await ada.call(changePlan, { body: priceOf('elite') })
  expect((await chargesOf(world, ada))[0]).toBe(shown)
})

onOneEngine('a charge that failed is counted anew the next time', async () => {
  const shown = await preview()
  const { payments } = world.services
  const down = () => Promise.reject(Object.assign(new Error('no'), { type: 'StripeConnectionError' }))
  const stripe = await payments.stripe()
  const subscriptions = Object.assign(Object.create(stripe.subscriptions), { update: down })
  world.services.payments = { ...payments, stripe: async () => Object.assign(Object.create(stripe), { subscriptions }) }
  expect((await ada.call(changePlan, { body: priceOf('elite') })).status).toBe(503)
  world.services.payments = payments
  world.setNow('2026-03-28T00:00:00Z')
  const next = await preview()
  expect(next).toBeLessThan(shown)
  await ada.call(changePlan, { body: priceOf('elite') })
  expect((await chargesOf(world, ada))[0]).toBe(next)
})

onOneEngine('what is charged for added days has the tax in it where the plan’s price has', async () => {
  const stripe = await providerOf(world)
  await stripe.prices.update(priceOf('elite').priceId, { tax_behavior: 'inclusive' })
  const asked: unknown[] = []
  const { update } = stripe.subscriptions
  stripe.subscriptions.update = ((...given: Parameters<typeof update>) => {
    asked.push(given[1]?.add_invoice_items?.[0]?.price_data?.tax_behavior)
    return update.apply(stripe.subscriptions, given)
  }) as typeof update
  await ada.call(changePlan, { body: priceOf('elite') })
  stripe.subscriptions.update = update
  expect([asked, await tierOf(ada)]).toEqual([['inclusive'], 'elite'])
})
