import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { encrypt } from '../../server/encryption.ts'
import { reauthenticateFully } from '../../server/reauthenticate.ts'
import { recoveryCodesRenewedEmail, twoFactorEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import type * as contract from '../two-factor.contract.ts'
import { consumeTotp } from './consume-totp.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { base32, totpUri } from './totp.ts'

type Enable = typeof contract.enableTwoFactor

/**
 * Called again before the first code, it starts over with another secret. A second step that someone else at an unlocked
 * computer set up would shut the owner out.
 */
export async function enableTwoFactor(ctx: MemberContext, { body }: Input<Enable>): Promise<Reply<Enable>> {
  await reauthenticateFully(ctx, body, () => refuseEnabled(ctx))
  const key = randomBytes(20)
  return transaction(ctx, async (ctx) => {
    const { db, member, accounts, brand } = ctx
    await refuseEnabled(ctx)
    const secret = { secret: encrypt(accounts.secrets, key), lastStep: 0 }
    await db
      .insertInto('twoStepSecrets')
      .values({ ...secret, memberId: member.id })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(secret))
      .execute()
    const backupCodes = await createRecoveryCodes(ctx, member.id)
    return { totpURI: totpUri(key, brand.name, member.email), secret: base32(key), backupCodes }
  })
}

async function refuseEnabled(ctx: MemberContext): Promise<void> {
  if ((await enabledSince(ctx)) !== null) throw identityRefusals.twoStepOn()
}

/** The first code of the app: from now on it is asked for, and other browsers sign in again. */
export async function confirmTwoFactor(ctx: MemberContext, code: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, member } = ctx
    if (!(await consumeTotp(ctx, member.id, code))) throw identityRefusals.wrongCode()
    if ((await enabledSince(ctx)) !== null) return
    await db
      .updateTable('users')
      .set({ twoStepSince: iso(machineNow()) })
      .where('id', '=', member.id)
      .execute()
    await db.deleteFrom('sessions').where('userId', '=', member.id).where('id', '!=', member.sessionId).execute()
    await sendSecurityEmail(ctx, member.id, (to) => twoFactorEmail(ctx, to, true))
    noteSecurity(ctx, { kind: 'two-step-on' })
  })
}

type Renew = typeof contract.renewRecoveryCodes

/** A recovery code is as good as one from the app, so getting ten new ones takes a code of either kind. */
export async function renewRecoveryCodes(ctx: MemberContext, { body }: Input<Renew>): Promise<Reply<Renew>> {
  await reauthenticateFully(ctx, body)
  return transaction(ctx, async (ctx) => {
    if ((await enabledSince(ctx)) === null) throw identityRefusals.twoStepOff()
    await sendSecurityEmail(ctx, ctx.member.id, (to) => recoveryCodesRenewedEmail(ctx, to))
    noteSecurity(ctx, { kind: 'recovery-codes-renewed' })
    return { backupCodes: await createRecoveryCodes(ctx, ctx.member.id) }
  })
}

export async function disableTwoFactor(
  ctx: MemberContext,
  { body }: Input<typeof contract.disableTwoFactor>,
): Promise<{ success: true }> {
  await reauthenticateFully(ctx, body)
  await transaction(ctx, (ctx) => removeTwoFactor(ctx, ctx.member.id))
  return { success: true }
}

/** Takes everything away that the second step is made of. False: it was not on. */
export async function removeTwoFactor(ctx: Context, id: string): Promise<boolean> {
  const { db } = ctx
  for (const table of ['twoStepSecrets', 'recoveryCodes', 'pendingSignIns'] as const)
    await db.deleteFrom(table).where('memberId', '=', id).execute()
  const turned = await db
    .updateTable('users')
    .set({ twoStepSince: null })
    .where('id', '=', id)
    .where('twoStepSince', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!turned) return false
  await sendSecurityEmail(ctx, id, (to) => twoFactorEmail(ctx, to, false))
  noteSecurity(ctx, { kind: 'two-step-off', memberId: id })
  return true
}

/** For someone who lost their phone and every recovery code. */
export const turnTwoFactorOff = (ctx: Context, email: string): Promise<'no member' | 'was off' | 'off, told' | 'off'> =>
  transaction(ctx, async (ctx) => {
    const member = await ctx.db
      .selectFrom('users')
      .select(['id', 'emailVerified'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    if (!member) return 'no member'
    if (!(await removeTwoFactor(ctx, member.id))) return 'was off'
    await touchMember(ctx, member.id)
    return member.emailVerified === 1 ? 'off, told' : 'off'
  })

async function enabledSince({ db, member }: MemberContext): Promise<string | null> {
  const row = await db.selectFrom('users').select('twoStepSince').where('id', '=', member.id).executeTakeFirstOrThrow()
  return row.twoStepSince
}
