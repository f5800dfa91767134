import { randomBytes } from 'node:crypto'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, type MemberContext, type PublicContext, publish, transaction } from '#platform/server/context.ts'
import { isUniqueViolation } from '#platform/server/database/unique-violation.ts'
import { countAttempt, refuseSpent } from '#platform/server/http/request/attempts.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { emailVerified } from '../../identity.events.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { verificationLink } from '../../server/emailed-links.ts'
import { keyedHash, keyedHashes } from '../../server/encryption.ts'
import { hasMailboxRoom, limitEmails, refuseSpentEmails } from '../../server/limit-emails.ts'
import { reauthenticateFully } from '../../server/reauthenticate.ts'
import { addressRequestedEmail, emailChangedEmail, emailChangeRequestedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import type { changeEmail as endpoint } from '../email-address.contract.ts'
import { changePrefix } from '../email-address.rules.ts'
import { confirmNewAddressEmail } from './confirm-new-address-email.ts'

const validHours = 24
/** A day and member. */
const changes = { limit: 5, seconds: 86_400 }

type Endpoint = typeof endpoint

export async function changeEmail(ctx: MemberContext, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { email } = body
  if (email === ctx.member.email) throw identityRefusals.ownAddress()
  const { limits } = ctx.accounts
  const ofMember = { of: ['e-mail change', ctx.member.id], ...changes }
  await reauthenticateFully(ctx, body, async () => {
    if (limits.enabled) await refuseSpent(ctx.db, ofMember)
    await refuseSpentEmails(ctx, email)
  })
  if (limits.enabled) await countAttempt(ctx.db, ofMember)
  await limitEmails(ctx, email)
  const hasRoom = await hasMailboxRoom(ctx, email, 'change')
  const token = changePrefix + randomBytes(24).toString('base64url')
  const change = {
    email,
    tokenHash: hashToken(ctx, token),
    expiresAt: iso(machineNow().add({ hours: validHours })),
  }
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('emailChanges')
      .values({ ...change, memberId: ctx.member.id })
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
      .execute()
    if (hasRoom) await emailNewAddress(ctx, email, token)
    await sendSecurityEmail(ctx, ctx.member.id, (to) => emailChangeRequestedEmail(ctx, to, email))
  })
  noteSecurity(ctx, { kind: 'email-change-asked' })
  return { pending: email }
}

/** Whether the address already has an account is told to the person who reads its emails, not to the caller. */
async function emailNewAddress(ctx: MemberContext, email: string, token: string): Promise<void> {
  const taken = await ctx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) await sendSecurityEmail(ctx, taken.id, (to) => addressRequestedEmail(ctx, to))
  else {
    const confirm = confirmNewAddressEmail(ctx.brand, email, verificationLink(ctx, token))
    await sendUrgentEmail(ctx, { ...confirm, memberId: ctx.member.id })
  }
}

export const keepEmail = (ctx: MemberContext): Promise<{ success: true }> =>
  transaction(ctx, async ({ db, member }) => {
    await db.deleteFrom('emailChanges').where('memberId', '=', member.id).execute()
    return { success: true }
  })

/**
 * Takes being signed in and reading the new address's emails. Of two accounts that want the same address, the first to
 * confirm gets it. Again with the same link is a success too, until it expires: mail programs open links twice.
 */
export async function confirmEmailChange(ctx: PublicContext, token: string): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const { db } = ctx
      const change = await db
        .selectFrom('emailChanges')
        .select(['memberId', 'email'])
        .where('tokenHash', 'in', keyedHashes(ctx.accounts.secrets, use, token))
        .where('expiresAt', '>', iso(machineNow()))
        .executeTakeFirst()
      if (!change) throw identityRefusals.staleLink()
      const { memberId, email } = change
      if (memberId !== ctx.member?.id) throw identityRefusals.signInToConfirm()
      const before = await db
        .selectFrom('users')
        .select(['email', 'emailVerified'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
      if (before.email === email) return
      await db.updateTable('users').set({ email, emailVerified: 1 }).where('id', '=', memberId).execute()
      // Links that were emailed to the previous address no longer set a password.
      await db.deleteFrom('verifications').where('value', '=', memberId).execute()
      await publish(ctx, emailVerified({ memberId }))
      if (before.emailVerified === 1)
        await sendUrgentEmail(ctx, { ...emailChangedEmail(ctx, before.email, email), memberId })
      noteSecurity(ctx, { kind: 'email-changed' })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw identityRefusals.addressTaken()
    throw error
  }
}

const use = 'e-mail changes'
const hashToken = ({ accounts }: Context, token: string) => keyedHash(accounts.secrets, use, token)
