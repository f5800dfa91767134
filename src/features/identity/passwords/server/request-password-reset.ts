import { type Context, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { hasMailboxRoom, limitEmails, limitKnownDevice } from '../../server/limit-emails.ts'
import { findKnownDevice } from '../../sign-in/server/known-devices.ts'
import { idOf } from '../../sign-in/server/sign-in.ts'
import type { requestPasswordReset as endpoint } from '../passwords.contract.ts'
import { sendResetEmail } from './send-reset-email.ts'

export async function requestPasswordReset(
  ctx: Context,
  { body: { email } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const device = await findKnownDevice(ctx, email)
  if (device) await limitKnownDevice(ctx, device)
  else await limitEmails(ctx, email)
  // The answer and the time it takes are the same whether there is an account or not: that is looked up by the job.
  if (device || (await hasMailboxRoom(ctx, email, 'reset'))) await transaction(ctx, (ctx) => sendResetEmail(ctx, email))
  noteSecurity(ctx, { kind: 'reset-asked', memberId: await idOf(ctx, email) })
  return { success: true }
}
