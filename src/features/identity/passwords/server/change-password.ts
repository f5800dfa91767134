import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { verifyCurrentPassword } from '../../server/reauthenticate.ts'
import { revokeAccess } from '../../server/revoke-access.ts'
import { passwordChangedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import type { changePassword as endpoint } from '../passwords.contract.ts'
import { hashPassword } from './hash-password.ts'
import { refuseGuessablePassword } from './refuse-guessable.ts'

export async function changePassword(
  ctx: MemberContext,
  { body: { currentPassword, newPassword } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const { member, accounts } = ctx
  if (!accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const proven = await verifyCurrentPassword(ctx, currentPassword)
  if (!proven) throw wrongCurrentPassword()

  refuseGuessablePassword(newPassword, { field: 'newPassword', of: member })
  const password = await hashPassword(newPassword, accounts.passwordCost)
  await transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('accounts')
      .set({ password, updatedAt: iso(machineNow()) })
      .where('id', '=', proven.id)
      .where('password', '=', proven.password)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw wrongCurrentPassword()
    await revokeAccess(ctx, member.id, { butSession: member.sessionId })
    await sendSecurityEmail(ctx, member.id, (to) => passwordChangedEmail(ctx, to))
  })
  noteSecurity(ctx, { kind: 'password-changed' })
  return { success: true }
}

/** Two passwords are sent: the field at fault has the name that it has here. */
function wrongCurrentPassword(): Refusal {
  const { status, code, message } = identityRefusals.wrongPassword()
  return new Refusal(status, code, message, 'currentPassword')
}
