import type { Stripe } from 'stripe'
import { isOpen } from '../../billing.rules.ts'
import { isPauseRunning, type MembershipPause, tooShort } from '../../pause/pause.rules.ts'
import { isCollectionOurs, secondsOf } from '../../pause/server/pause-step.ts'
import type { Told } from '../../pause/server/tell-provider.ts'

/**
 * While a dispute about it is open, the provider collects nothing for a membership. `disputeHold` is noted there for as
 * long: the seconds that were paid for as the plan closed.
 */
export type Hold = Told & { isHeld: boolean }

type Seen = { isDisputed: boolean; pauses: readonly MembershipPause[]; now: string }

/** So long before the next payment the email that names its day is sent, at the least. */
const noticeSeconds = 3 * 86_400

/** What a dispute that began or was won has the provider told; undefined where it has been. */
export function disputeHold(subscription: Stripe.Subscription, seen: Seen): Hold | undefined {
  const { status, metadata, pause_collection: pause } = subscription
  if (!isOpen(status)) return undefined
  if (!seen.isDisputed) return metadata.disputeHold ? release(subscription, seen) : undefined
  // What the operator paused there is left to them.
  return pause && !isCollectionOurs(subscription) ? undefined : hold(subscription, seen)
}

function hold(subscription: Stripe.Subscription, seen: Seen): Hold {
  const { status, metadata, items } = subscription
  const paidUntil = status === 'past_due' ? 0 : (items.data[0]?.current_period_end ?? 0)
  const left = Math.max(0, paidUntil - openFrom(subscription, seen))
  return {
    isHeld: true,
    collection: { behavior: 'void' },
    trialEnd: undefined,
    metadata: { disputeHold: metadata.disputeHold || String(left) },
  }
}

/** Collects again; what the pauses of the program note moves along with the payment. */
function release(subscription: Stripe.Subscription, seen: Seen): Hold {
  const { metadata, pause_collection: pause } = subscription
  const next = nextPayment(subscription, seen)
  const moved = next === undefined ? {} : { movedByDispute: '1' }
  const paidUntil =
    next !== undefined && metadata.pauseId ? { paidUntil: String(next - Number(metadata.pausedSeconds ?? 0)) } : {}
  const resumes = runningPause(subscription, seen)?.resumesAt
  const wasHeld = pause?.behavior === 'void' && pause.resumes_at === null
  const resumes_at = wasHeld && resumes ? secondsOf(resumes) : undefined
  // Without it the rest of the pause would be taken for the operator's, and outlive an early end.
  const pausedTo = resumes_at === undefined ? {} : { pausedTo: String(resumes_at) }
  return {
    isHeld: false,
    collection: wasHeld ? (resumes_at === undefined ? '' : { behavior: 'void', resumes_at }) : undefined,
    trialEnd: next,
    metadata: { disputeHold: '', ...moved, ...paidUntil, ...pausedTo },
  }
}

/** What was paid for as the plan closed is still to come: as much after it is open again. Undefined where nothing moves. */
function nextPayment(subscription: Stripe.Subscription, seen: Seen): number | undefined {
  const { status, metadata, items, cancel_at, cancel_at_period_end } = subscription
  // A day on which it is to end, set there, stays that day.
  const canMove = status !== 'past_due' && (!cancel_at || cancel_at_period_end)
  const next = openFrom(subscription, seen) + Math.max(noticeSeconds, Number(metadata.disputeHold))
  const periodEnd = items.data[0]?.current_period_end ?? 0
  return canMove && Math.abs(next - periodEnd) >= tooShort ? next : undefined
}

/** From when on it is open, as far as pauses decide: now, or once the one is over that the provider was told of. */
const openFrom = (subscription: Stripe.Subscription, seen: Seen): number =>
  secondsOf(runningPause(subscription, seen)?.resumesAt ?? seen.now)

const runningPause = ({ metadata }: Stripe.Subscription, { pauses, now }: Seen) =>
  pauses.find((pause) => pause.id === metadata.pauseId && isPauseRunning(pause, now))
