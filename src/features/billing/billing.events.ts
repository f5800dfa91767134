import type { Tier } from '#features/membership/membership.rules.ts'
import { domainEvent } from '#shared/domain-event.ts'

/** A member's first paid membership began: the first charge went through. Published once per person. */
export const membershipStarted = domainEvent<{ memberId: string; tier: Tier }>('billing.membership-started')

/** The guarantee was used: the first paid membership is treated as if it had never existed. Published once per person. */
export const membershipRefunded = domainEvent<{ memberId: string }>('billing.membership-refunded')

/**
 * A payment was disputed. Amounts in the smallest unit; `reason` is the provider’s word; of an account that is gone no one is
 * named. Published once per dispute.
 */
export const disputeOpened = domainEvent<{
  memberId: string | null
  chargeId: string
  cents: number
  reason: string
  answerUntil: string | null
}>('billing.dispute-opened')

/** A refund that waited was given up because its payment is disputed. Of an account that is gone no one is named. */
export const refundDropped = domainEvent<{ memberId: string | null; cents: number }>('billing.refund-dropped')

/** The provider has to be told of a pause. `state` tells one change from the next. Published as often as it differs. */
export const pauseChanged = domainEvent<{ memberId: string; state: string }>('billing.pause-changed')
