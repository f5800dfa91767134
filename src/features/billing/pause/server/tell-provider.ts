import type { Stripe } from 'stripe'
import { moveAhead, plannedMove } from '../../subscription/server/planned-move.ts'

/** What of a subscription is to change at the provider, and what is noted there with it. */
export type Told = {
  collection: Stripe.SubscriptionUpdateParams['pause_collection'] | undefined
  /** The second of the next payment, where it has to move. */
  trialEnd: number | undefined
  metadata: Record<string, string>
  /** What is noted before a planned move to a smaller plan goes along. */
  first?: Record<string, string>
}

/** In one request, unless a planned move goes along; then what ends the repeating comes last. */
export async function tellProvider(stripe: Stripe, subscription: Stripe.Subscription, told: Told): Promise<void> {
  const { id } = subscription
  const { collection, trialEnd, metadata, first } = told
  const pause = collection === undefined ? {} : { pause_collection: collection }
  const schedule = moveAhead(subscription)
  if (trialEnd === undefined || !schedule) {
    if (trialEnd !== undefined) await releaseDone(stripe, subscription)
    await stripe.subscriptions.update(id, { ...pause, ...trialUntil(subscription, trialEnd), metadata })
    return
  }
  if (first) await stripe.subscriptions.update(id, { metadata: first })
  await moveSchedule(stripe, subscription, schedule, trialEnd)
  await stripe.subscriptions.update(id, { ...pause, metadata })
}

/** One whose move has happened still says when the running month ends, and the payment is about to move. */
async function releaseDone(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  const id = typeof schedule === 'object' ? schedule?.id : schedule
  if (id) await stripe.subscriptionSchedules.release(id)
}

/** An end that was set in the portal or the dashboard is a day of its own, and moves by as much. */
function trialUntil({ items, cancel_at, cancel_at_period_end }: Stripe.Subscription, trialEnd: number | undefined) {
  if (trialEnd === undefined) return {}
  const moved = trialEnd - (items.data[0]?.current_period_end ?? trialEnd)
  const end = cancel_at && !cancel_at_period_end ? { cancel_at: cancel_at + moved } : {}
  return { trial_end: trialEnd, proration_behavior: 'none' as const, ...end }
}

async function moveSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { id, phases, current_phase }: Stripe.SubscriptionSchedule,
  end: number,
): Promise<void> {
  const last = phases.at(-1)?.items[0]?.price
  const next = (typeof last === 'object' ? last.id : last) ?? subscription.items.data[0]?.price.id ?? ''
  const start = current_phase?.start_date ?? 'now'
  await stripe.subscriptionSchedules.update(id, plannedMove(subscription, next, { start, end, trialEnd: end }))
}
