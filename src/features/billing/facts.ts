import type { Tier } from '#features/membership/rules.ts'
import { fact } from '#shared/fact.ts'

/** A member's first paid membership began: the first charge went through. Told once per person. */
export const membershipStarted = fact<{ memberId: string; tier: Tier }>('billing.membership-started')

/** The guarantee was used: the first paid membership counts as not having been. Told once per person. */
export const membershipRefunded = fact<{ memberId: string }>('billing.membership-refunded')
