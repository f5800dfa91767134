import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { countFrom } from '#platform/server/http/request/attempts.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { confirmAddress } from '../../email-address/server/confirm-address.ts'
import { wasNeverConfirmed } from '../../email-address/server/was-never-confirmed.ts'
import { accountTakenBack } from '../../identity.events.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { beginAtFirstVisit } from '../../invitations/server/begin-at-first-visit.ts'
import { forgetSecondFactor } from '../../server/forget-second-factor.ts'
import { revokeAccess } from '../../server/revoke-access.ts'
import { passwordChangedEmail } from '../../server/security-emails.ts'
import { sendSecurityEmail } from '../../server/send-security-email.ts'
import { rememberDevice } from '../../sign-in/server/known-devices.ts'
import type { resetPassword as endpoint } from '../passwords.contract.ts'
import { readToken } from './emailed-token.ts'
import { hashPassword } from './hash-password.ts'
import { refuseGuessablePassword } from './refuse-guessable.ts'

export async function resetPassword(
  ctx: Context,
  { body: { token: given, newPassword, timeZone } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { passwordSignIn, library, limits } = ctx.accounts
  if (!passwordSignIn) throw identityRefusals.passwordsOff()
  const { address } = ctx.http
  if (limits.enabled) await countFrom(ctx.db, address, { of: ['reset'], limit: 20, seconds: 3600 })
  const field = 'newPassword'
  refuseGuessablePassword(newPassword, { field })
  const passwordHash = await hashPassword(newPassword, ctx.accounts.passwordCost)
  const { token, isEmailed } = readToken(ctx, given)
  const { memberId, isNew } = await transaction(ctx, async (ctx) => {
    const member = await library.resetPassword(ctx, { token, newPassword, passwordHash })
    // Thrown in here, so that a refused call leaves the record version of a signed-in caller as it was.
    if (!member) throw identityRefusals.staleLink()
    // Now that it’s known whose it is. The link works for another one: what it did is undone.
    refuseGuessablePassword(newPassword, { field, of: await readNamed(ctx, member.id) })
    const isNew = member.isFirst && (await beginAtFirstVisit(ctx, member.id, timeZone))
    await touchMember(ctx, member.id)
    const isUnclaimed = await wasNeverConfirmed(ctx, member.id)
    if (isUnclaimed) await disconnectProvider(ctx, member.id)
    await revokeAccess(ctx, member.id)
    await sendSecurityEmail(ctx, member.id, (to) => passwordChangedEmail(ctx, to))
    if (isEmailed) await confirmAddress(ctx, member.id)
    if (isEmailed && isUnclaimed) await forgetSecondFactor(ctx, member.id)
    await publish(ctx, accountTakenBack({ memberId: member.id }))
    // An attacker who exhausts the account's wrong passwords must not keep its owner out of this browser.
    await rememberDevice(ctx, member.id, { joining: true })
    return { memberId: member.id, isNew }
  }).catch((error: unknown) => {
    noteSecurity(ctx, { kind: 'reset-used', outcome: 'failed', memberId: undefined })
    throw error
  })
  noteSecurity(ctx, { kind: 'reset-used', outcome: 'ok', memberId })
  return { success: true, isNew }
}

const readNamed = ({ db }: Context, id: string) =>
  db.selectFrom('users').select(['email', 'firstName', 'lastName']).where('id', '=', id).executeTakeFirstOrThrow()

/**
 * The address was never confirmed before, so someone else may have created the account, and a provider that they connected
 * would still let them in.
 */
async function disconnectProvider({ db }: Context, memberId: string): Promise<void> {
  await db.deleteFrom('accounts').where('userId', '=', memberId).where('providerId', '=', 'oidc').execute()
}
