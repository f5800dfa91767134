import type { Stripe } from 'stripe'
import { isOpen } from '../../billing.rules.ts'
import { isPauseRunning, type MembershipPause, owedSeconds, pausedSeconds } from '../pause.rules.ts'

/**
 * What the provider has still to be told about a subscription. Every value is absolute, so that telling it twice does
 * nothing twice.
 */
export type PauseStep = {
  pauseId: string
  collection: Stripe.SubscriptionUpdateParams['pause_collection'] | undefined
  /** Until when it was paid as the pause began: kept at the provider, since the move of the next payment hides it. */
  paidUntil: number
  /** The move so far, and the one that is due. */
  given: number
  wanted: number
  /** The second of the next payment, where it has to move. */
  trialEnd: number | undefined
}

/** How soon a payment may be planned that is overdue. Seconds. */
const soon = 60
const forgotten = { paidUntil: 0, given: 0, wanted: 0, trialEnd: undefined }

/** Pauses are told in their order; undefined where the provider has it all. */
export function pauseStep(
  subscription: Stripe.Subscription,
  pauses: readonly MembershipPause[],
  now: string,
): PauseStep | undefined {
  if (!isOpen(subscription.status)) return undefined
  const { metadata } = subscription
  if (isCollectionOurs(subscription) && !pauses.some(({ id }) => id === metadata.pauseId))
    return { pauseId: '', collection: '', ...forgotten }
  const last = pauses.at(-1)
  for (const pause of pauses) {
    const isDone = pause !== last && metadata.pauseId !== pause.id && pause.appliedSeconds !== null
    const step = isDone ? undefined : stepOf(subscription, pause, now)
    if (step) return step
  }
  return undefined
}

function stepOf(subscription: Stripe.Subscription, pause: MembershipPause, now: string): PauseStep | undefined {
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0
  const { isTold, given, paidUntil } = knownOf(subscription, pause, periodEnd)
  const wanted = pausedSeconds(pause)
  const appliedSeconds = isTold ? given : pause.appliedSeconds
  // What is not paid cannot be added: an open payment comes first.
  const moves = subscription.status !== 'past_due' && owedSeconds({ ...pause, appliedSeconds }, now) !== 0
  const collection = collectionFor(subscription, pause, now)
  if (!moves && collection === undefined) return undefined
  const end = given === 0 ? Math.max(paidUntil + wanted, periodEnd) : paidUntil + wanted
  const trialEnd = moves ? Math.max(end, secondsOf(now) + soon) : undefined
  return { pauseId: pause.id, collection, paidUntil, given, wanted: moves ? wanted : given, trialEnd }
}

/** What the provider keeps of a pause; before it heard of it, or where somebody erased that there, what is recorded here. */
function knownOf({ metadata }: Stripe.Subscription, { id, appliedSeconds }: MembershipPause, periodEnd: number) {
  if (metadata.pauseId !== id)
    return { isTold: false, given: appliedSeconds ?? 0, paidUntil: periodEnd - (appliedSeconds ?? 0) }
  const given = Number(metadata.pausedSeconds ?? 0)
  return { isTold: true, given, paidUntil: Number(metadata.paidUntil ?? periodEnd - given) }
}

/** How the collection has to change; undefined where it is right. What the operator paused there is left to them. */
function collectionFor(
  subscription: Stripe.Subscription,
  pause: MembershipPause,
  now: string,
): PauseStep['collection'] {
  const { pause_collection: is } = subscription
  if (is && !isCollectionOurs(subscription)) return undefined
  if (!isPauseRunning(pause, now)) return is ? '' : undefined
  const resumes_at = secondsOf(pause.resumesAt)
  return is?.resumes_at === resumes_at ? undefined : { behavior: 'void', resumes_at }
}

/** Until when we paused the collection is noted with it. */
export const isCollectionOurs = ({ pause_collection: is, metadata }: Stripe.Subscription): boolean =>
  is?.behavior === 'void' && is.resumes_at === Number(metadata.pausedTo)

export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000)
