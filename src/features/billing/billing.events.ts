import type { Tier } from '#features/membership/membership.rules.ts'
import { domainEvent } from '#shared/domain-event.ts'

/** A member's first paid membership began: the first charge went through. Published once per person. */
export const membershipStarted = domainEvent<{ memberId: string; tier: Tier }>('billing.membership-started')

/** The guarantee was used: the first paid membership is treated as if it had never existed. Published once per person. */
export const membershipRefunded = domainEvent<{ memberId: string }>('billing.membership-refunded')

/** The provider has to be told of a pause. `state` tells one change from the next. Published as often as it differs. */
export const pauseChanged = domainEvent<{ memberId: string; state: string }>('billing.pause-changed')
