import { providerOf } from '../payer.ts'
import type { World } from '../world.ts'

type Calls = Record<string, unknown>

/** What the provider does in place of its own calls, until what this answers is called. */
export async function providerInstead(world: World, part: 'subscriptions' | 'refunds' | 'checkout', calls: Calls) {
  const { payments } = world.services
  const stripe = await providerOf(world)
  const own = Object.assign(Object.create(stripe[part]), calls)
  world.services.payments = { ...payments, stripe: async () => Object.assign(Object.create(stripe), { [part]: own }) }
  return () => {
    world.services.payments = payments
  }
}

/** A call that fails as one of the provider's errors. */
export const providerFails = (type: string, message: string) => () =>
  Promise.reject(Object.assign(new Error(message), { type }))
