import { afterEach, beforeEach, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  customerOf,
  loseEvents,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { changePlan } from '../subscription.contract.ts'

let world: World
let ada: TestMember
/** What a larger plan costs waits for the member, whose bank asks them first. */
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await ada.call(changePlan, { body: priceOf('elite') })
  await world.runJobs()
})
afterEach(() => world.close())

/** They confirmed it in their browser, and no event of it has come. */
async function confirms() {
  const stripe = await providerOf(world)
  const [invoice] = (await stripe.invoices.list({ customer: await customerOf(world, ada) })).data
  await stripe.invoices.pay(invoice?.id ?? '', { payment_method: 'pm_card_visa' })
  await loseEvents(world)
}

test('who comes back from confirming an upgrade sees the larger plan before any event of it', async () => {
  expect(await membershipOf(ada)).toMatchObject({ tier: 'quantum', pendingTier: 'elite' })
  await confirms()
  expect(await membershipOf(ada)).toMatchObject({ tier: 'elite', pendingTier: null })
  expect(await tierOf(ada)).toBe('elite')
})

onOneEngine(
  'an upgrade that is never confirmed is given up, and nothing is asked of the provider anymore',
  async () => {
    await passTo(world, '2026-03-03T12:00:00Z')
    expect(await membershipOf(ada)).toMatchObject({ tier: 'quantum', pendingTier: null })
    world.services.payments = { ...world.services.payments, stripe: () => Promise.reject(new Error('was asked')) }
    expect((await membershipOf(ada)).tier).toBe('quantum')
  },
)
