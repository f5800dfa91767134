import { z } from 'zod'
import { paidTiers, tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'
import { Instant } from '#shared/wire.ts'
import { Confirmation, provider, ToPrice } from '../billing.contract.ts'
import { billingRefusals as no, planUnavailable } from '../billing.refusals.ts'

const Tier = z.enum(tiers)

export const Membership = z.object({
  tier: Tier,
  /** The plan of the membership that runs; a refund or a dispute may have closed it, so that `tier` is Starter. */
  paysFor: Tier.nullable(),
  /** `none`, `refunded`, or the provider's word: `active`, `past_due`, `canceled` … */
  status: z.string(),
  provider,
  /** The whole state in one true sentence. */
  sentence: z.string(),
  /** When the membership that runs was begun. */
  startedAt: Instant.nullable(),
  /** Null where it ends, and while a dispute about it is open. */
  renewsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  guaranteeUntil: Instant.nullable(),
  /** Whether anything was ever charged: the guarantee begins with that. */
  hasPaid: z.boolean(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** Whether a change of plan goes through preview and change, not through a new subscription. */
  canChange: z.boolean(),
  /** The plan that the running membership becomes at the end of its period. */
  nextTier: Tier.nullable(),
  /** The larger plan whose payment was started and isn’t through. */
  pendingTier: Tier.nullable(),
  /** When it opens again, while it is paused with the program. */
  pausedUntil: Instant.nullable(),
  /** A plan that was given, and the last day of it where the member lives. Nothing is paid for it. */
  gift: z.object({ tier: z.enum(paidTiers), until: Instant, lastDay: z.iso.date() }).nullable(),
  hasPortal: z.boolean(),
  /** Of the guarantee; `cents` is all that came back, with what had been refunded before it was used. */
  refund: z.object({ requestedAt: Instant, carriedOutAt: Instant.nullable(), cents: z.number().nullable() }).nullable(),
})
export type Membership = z.infer<typeof Membership>

export const getMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'signedIn',
  topics: ['membership'],
  summary: 'The membership and what can be done with it.',
  reply: Membership,
})

export const previewChange = endpoint({
  method: 'POST',
  path: '/api/membership/preview',
  access: 'signedIn',
  summary: 'What a change of plan will cost, before it is made.',
  body: ToPrice,
  reply: z.object({ sentence: z.string(), amountCents: z.number(), dueAt: Instant }),
  refusals: [
    planUnavailable,
    no.samePlan,
    no.membershipPaused,
    no.alreadyCancelled,
    no.paymentOpen,
    no.disputeOpen,
    no.providerDown,
    no.providerKey,
  ],
})

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/membership/change',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Changes the plan: a larger one at once, a smaller one at the end of the period.',
  body: ToPrice,
  reply: Confirmation,
  refusals: [
    planUnavailable,
    no.noMembership,
    no.samePlan,
    no.membershipPaused,
    no.alreadyCancelled,
    no.paymentOpen,
    no.disputeOpen,
    no.previewOutdated,
    no.cardDeclined,
    no.providerDown,
    no.providerKey,
  ],
})

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Ends the membership with the period that is paid for; one whose payment failed ends at once.',
  reply: Membership,
  refusals: [no.noMembership, no.providerDown, no.providerKey],
})

export const resumeMembership = endpoint({
  method: 'POST',
  path: '/api/membership/resume',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Takes back a cancellation or a move to a smaller plan that has not happened yet.',
  reply: Membership,
  refusals: [no.noMembership, no.notCancelled, no.providerDown, no.providerKey],
})
