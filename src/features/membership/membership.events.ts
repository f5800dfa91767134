import { domainEvent } from '#shared/domain-event.ts'
import type { Tier } from './membership.rules.ts'

/** A plan that was paid for or given is open from now on. Published as often as it changes. */
export const planOpened = domainEvent<{ memberId: string; tier: Tier }>('membership.plan-opened')
