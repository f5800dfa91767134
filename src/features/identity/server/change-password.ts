import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { changePassword as endpoint } from '../password.contract.ts'
import { callOffWaiting } from './call-off.ts'
import { hashPassword } from './hash-password.ts'
import { passwordChangedLetter } from './letters/safety-letters.ts'
import { postSafety } from './post-safety.ts'
import { provenAccount } from './prove-owner.ts'
import { refuseGuessable } from './refuse-guessable.ts'

export async function changePassword(
  ctx: MemberContext,
  { body: { currentPassword, newPassword } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const { member, accounts } = ctx
  if (!accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const proven = await provenAccount(ctx, currentPassword)
  if (!proven) throw identityRefusals.wrongPassword()

  refuseGuessable(newPassword, { field: 'newPassword', email: member.email })
  const password = await hashPassword(newPassword)
  await transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('accounts')
      .set({ password, updatedAt: iso(machineNow()) })
      .where('id', '=', proven.id)
      .where('password', '=', proven.password)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw identityRefusals.wrongPassword()
    await ctx.db.deleteFrom('sessions').where('userId', '=', member.id).where('id', '!=', member.sessionId).execute()
    await callOffWaiting(ctx, member.id)
    await postSafety(ctx, member.id, (to) => passwordChangedLetter(ctx, to))
  })
  noteSecurity(ctx, { kind: 'password-changed' })
  return { success: true }
}
