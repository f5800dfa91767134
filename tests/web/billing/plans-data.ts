import type { getMembership } from '#features/billing/subscription/subscription.contract.ts'
import type { listPlans } from '#features/membership/membership.contract.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { Reply } from '#shared/endpoint.ts'

type Plan = Reply<typeof listPlans>[number]
type Membership = Reply<typeof getMembership>

export const aPlan = (id: Tier, name: string, price: number): Plan => ({
  id,
  name,
  price,
  currency: 'USD',
  period: price === 0 ? 'forever' : 'month',
  priceId: price === 0 ? null : `price_${id}`,
  tagline: 'For founders.',
  features: [`What ${name} has`],
  available: true,
})
export const aMembership = (tier: Tier): Membership => ({
  tier,
  paysFor: null,
  status: 'none',
  provider: 'stripe',
  sentence: 'You are on a plan.',
  startedAt: null,
  renewsAt: null,
  endsAt: null,
  guaranteeUntil: null,
  hasPaid: false,
  canCancel: false,
  canResume: false,
  canChange: false,
  nextTier: null,
  pendingTier: null,
  pausedUntil: null,
  gift: null,
  hasPortal: false,
  refund: null,
})
