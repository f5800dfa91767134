import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { changePassword as endpoint } from '../password.contract.ts'
import { limitFailures } from './limit-failures.ts'

export async function changePassword(
  ctx: MemberContext,
  { body: { currentPassword, newPassword } }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  const { member, accounts } = ctx
  if (!accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const proven = await limitFailures(ctx, member.email, () => provenAccount(ctx, currentPassword))
  if (!proven) throw identityRefusals.wrongPassword()

  const password = await accounts.library.hashPassword(newPassword)
  await transaction(ctx, async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('accounts')
      .set({ password, updatedAt: iso(machineNow()) })
      .where('id', '=', proven.id)
      .where('password', '=', proven.password)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw identityRefusals.wrongPassword()
    await db.deleteFrom('sessions').where('userId', '=', member.id).where('id', '!=', member.sessionId).execute()
  })
  return { success: true }
}

/** The member's own password account, if the password given is the one it has. */
async function provenAccount({ db, member, accounts }: MemberContext, given: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password'])
    .where('userId', '=', member.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password) return undefined
  const { id, password } = account
  return (await accounts.library.verifyPassword(password, given)) ? { id, password } : undefined
}
