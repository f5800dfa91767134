import { domainEvent } from '#shared/domain-event.ts'
import type { PaidTier } from './membership.rules.ts'

/** A plan opened that wasn’t paid for before, or not given. One that is only open again has not. */
export const planOpened = domainEvent<{ memberId: string; tier: PaidTier }>('membership.plan-opened')
