import type { Membership } from './subscription.contract.ts'

type Canceled = Pick<Membership, 'status' | 'tier' | 'paysFor' | 'pausedUntil'>

/** What canceling does to the plan on the day itself. */
export function canceledPlan({ status, tier, paysFor, pausedUntil }: Canceled) {
  if (status === 'past_due') return 'ends'
  // By a refund or a dispute: there is nothing that stays open.
  if (paysFor !== tier) return 'stays closed'
  return pausedUntil ? 'stays paused' : 'stays open'
}
