import { isProved } from '#features/identity/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { proofRefusals } from '../proof.refusals.ts'

/**
 * Before what can hurt: a session lives for weeks, and whoever finds it open isn't the operator. Only in local mode does the
 * desk open without two-step sign-in, and there is nothing to ask for then.
 */
export async function requireProof(ctx: MemberContext): Promise<void> {
  if (ctx.member.twoStepSince !== null && !(await isProved(ctx))) throw proofRefusals.proofNeeded()
}
