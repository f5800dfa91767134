import { announce, type Context, touchMember, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { emailVerified } from '../facts.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { verifyEmail as endpoint } from '../password.contract.ts'
import { confirmEmailChange, isEmailChange } from './change-email.ts'

/** Again with the same link is a success too: mail programs open links twice. */
export async function verifyEmail(
  ctx: Context,
  { query: { token } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  if (isEmailChange(token)) {
    await confirmEmailChange(ctx, token)
    return { success: true }
  }
  await transaction(ctx, async (ctx) => {
    const { taken, changed } = await ctx.accounts.library.verifyEmail(ctx, token)
    if (!taken) throw identityRefusals.staleLink()
    if (!changed) return
    await touchMember(ctx, changed)
    await announce(ctx, emailVerified({ memberId: changed }))
  })
  return { success: true }
}
