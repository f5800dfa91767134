import type { Tier } from '#features/membership/membership.rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Enrolment } from '../../progress/server/program-day.ts'

/** A context about a member who need not be the caller: their calendar program or an email to them asks too. */
export type WalkerContext = Context & { member: Enrolment & { id: string; tier: Tier } }
