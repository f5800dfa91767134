import { type PublicContext, publish, transaction } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { emailVerified } from '../../identity.events.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import type * as contract from '../email-address.contract.ts'
import { isEmailChange } from '../email-address.rules.ts'
import { confirmEmailChange } from './change-email.ts'

/**
 * Again with the same link is a success too: mail programs open links twice. Whoever reads a mailbox did not by that
 * open the account, which may have been opened by another with this address: only the two together confirm it.
 */
export async function verifyEmail(
  ctx: PublicContext,
  { body: { token } }: Input<typeof contract.verifyEmail>,
): Promise<{ success: true }> {
  if (isEmailChange(token)) {
    await confirmEmailChange(ctx, token)
    return { success: true }
  }
  await transaction(ctx, async (ctx) => {
    const { taken, changed } = await ctx.accounts.library.verifyEmail(ctx, token)
    if (!taken) throw identityRefusals.staleLink()
    if (!changed) return
    if (changed !== ctx.member?.id) throw identityRefusals.signInToConfirm()
    await publish(ctx, emailVerified({ memberId: changed }))
    noteSecurity(ctx, { kind: 'email-confirmed' })
  })
  return { success: true }
}

/** Mail scanners follow links, so opening one confirms nothing. */
export async function openVerifyEmail(
  _: PublicContext,
  { query: { token } }: Input<typeof contract.openVerifyEmail>,
): Promise<Destination> {
  return { redirect: `/verify-email?${new URLSearchParams({ token })}` }
}
