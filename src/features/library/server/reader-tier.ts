import { readsEverything } from '#features/identity/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** What is open to the caller in the library: their plan's, or all of it to a coach at work. */
export const readerTier = (ctx: MemberContext): Tier => (readsEverything(ctx) ? 'elite' : ctx.member.tier)
