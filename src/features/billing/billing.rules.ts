import { higherOf, type Tier } from '#features/membership/membership.rules.ts'

export const guaranteeDays = 30

export type SubscriptionState = {
  id: string
  status: string
  tier: Tier
  refundedAt: string | null
  disputedAt: string | null
}

/** Provider states in which a membership is open; `past_due` is the grace while the provider tries the card again. */
const open = ['active', 'trialing', 'past_due']

/** Begun and not ended, whether it is open or not: what can be changed and canceled. */
const ongoing = [...open, 'unpaid', 'paused']

/** With those that wait for their first payment: a second subscription next to one of these would be a duplicate. */
export const live = [...ongoing, 'incomplete']

export const isOpen = (status: string): boolean => open.includes(status)
export const isOngoing = (status: string): boolean => ongoing.includes(status)
export const isLive = (status: string): boolean => live.includes(status)

/**
 * The one entitlement: the tier that a member's recorded subscriptions open. A returned or disputed payment opens nothing,
 * nor does a subscription that the guarantee took back.
 */
export function entitledTier(subscriptions: readonly SubscriptionState[], takenBackId: string | undefined): Tier {
  return subscriptions
    .filter(({ id, status }) => isOpen(status) && id !== takenBackId)
    .filter(({ refundedAt, disputedAt }) => !refundedAt && !disputedAt)
    .reduce<Tier>((tier, subscription) => higherOf(tier, subscription.tier), 'starter')
}
