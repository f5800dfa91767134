import type { Stripe } from 'stripe'
import { getMembership } from '#features/billing/subscription/subscription.contract.ts'
import { reconcile } from '#features/billing/sync/server/reconcile.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { customerOf, providerOf } from './payer.ts'
import type { TestMember, World } from './world.ts'

export const tierOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.membershipTier
export const membershipOf = async (member: TestMember) => (await member.call(getMembership)).body

/** What the provider says of a member's one subscription. */
export async function subscriptionOf(world: World, member: TestMember): Promise<Stripe.Subscription> {
  const stripe = await providerOf(world)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, member), status: 'all' })
  const [only] = data
  if (!only) throw new Error('no subscription')
  return only
}

/** When the provider collects again and when it charges next. */
export async function collectionOf(world: World, member: TestMember) {
  const { pause_collection, items, status } = await subscriptionOf(world, member)
  const text = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000).toISOString() : null)
  return {
    status,
    behavior: pause_collection?.behavior ?? null,
    resumes: text(pause_collection?.resumes_at),
    next: text(items.data[0]?.current_period_end),
  }
}

export async function chargesOf(world: World, member: TestMember): Promise<number[]> {
  const stripe = await providerOf(world)
  const { data } = await stripe.charges.list({ customer: await customerOf(world, member) })
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
}

/** Lets the clock pass, and everything that it brings. */
export async function passTo(world: World, instant: string): Promise<void> {
  world.setNow(instant)
  await reconcile(world.services)
  await world.runJobs()
}
