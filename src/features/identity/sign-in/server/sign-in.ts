import type { Context } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '../../passwords/server/hash-password.ts'
import { createSession } from '../../sessions/server/create-session.ts'
import type { signIn as endpoint } from '../sign-in.contract.ts'
import { limitPasswordAttempts } from './limit-failures.ts'
import { requireSecondFactor } from './require-second-factor.ts'

type Endpoint = typeof endpoint

export async function signIn(ctx: Context, input: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { body } = input
  if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const found = await limitPasswordAttempts(ctx, body.email, () => findByPassword(ctx, body))
  if (!found) {
    noteSecurity(ctx, {
      kind: 'sign-in',
      outcome: 'failed',
      reason: 'wrong password',
      memberId: await idOf(ctx, body.email),
    })
    throw identityRefusals.wrongCredentials()
  }
  const { user } = found
  const renewed = isOutdatedHash(found.hash) ? await hashPassword(body.password, ctx.accounts.passwordCost) : found.hash
  const admitted = await requireSecondFactor(ctx, {
    memberId: user.id,
    stillOpens: (ctx) => holdPassword(ctx, found, renewed),
    enter: (ctx) => createSession(ctx, user.id),
  })
  // The password was changed, or rehashed by a sign-in that came at the same time: it is verified against what holds now.
  if (admitted === 'outdated') return signIn(ctx, input)
  noteSecurity(ctx, { kind: 'sign-in', reason: admitted === 'held' ? 'code asked' : 'password', memberId: user.id })
  return admitted === 'held' ? { twoFactorRedirect: true } : { user }
}

type Found = { user: { id: string; email: string; name: string }; accountId: string; hash: string }

/** `undefined` for an unknown email and for a wrong password alike, after the same time. */
async function findByPassword(
  { db, accounts }: Context,
  { email, password }: Input<Endpoint>['body'],
): Promise<Found | undefined> {
  const account = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'accounts.id as accountId', 'accounts.password as hash'])
    .where('users.email', '=', email)
    .where('accounts.providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.hash) {
    await hashPassword(password, accounts.passwordCost)
    return undefined
  }
  const { accountId, hash, ...user } = account
  return (await verifyPassword(hash, password)) ? { user, accountId, hash } : undefined
}

/** For the log only; one query whether the address is known or not. */
export async function idOf({ db }: Context, email: string): Promise<string | undefined> {
  const member = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return member?.id
}

/**
 * Holds off who changes the password, unless that happened since it was verified. A hash that was made with an older cost is
 * replaced.
 */
async function holdPassword({ db }: Context, { accountId, hash }: Found, renewed: string): Promise<boolean> {
  const held = await db
    .updateTable('accounts')
    .set({ password: renewed })
    .where('id', '=', accountId)
    .where('password', '=', hash)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
