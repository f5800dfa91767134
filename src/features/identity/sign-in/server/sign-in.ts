import type { Context } from '#platform/server/context.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { hashPassword, isOutdatedHash } from '../../passwords/server/hash-password.ts'
import type { signIn as endpoint } from '../sign-in.contract.ts'
import { limitPasswordAttempts } from './limit-failures.ts'
import { requireSecondFactor } from './require-second-factor.ts'

type Endpoint = typeof endpoint

export async function signIn(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const entered = await limitPasswordAttempts(ctx, body.email, () => ctx.accounts.library.signIn(ctx, body))
  if (!entered) {
    noteSecurity(ctx, {
      kind: 'sign-in',
      outcome: 'failed',
      reason: 'wrong password',
      memberId: await idOf(ctx, body.email),
    })
    throw identityRefusals.wrongCredentials()
  }
  const { user, token, keep } = entered
  await renewHash(ctx, user.id, body.password)
  const admitted = await requireSecondFactor(ctx, { memberId: user.id, token, keep })
  noteSecurity(ctx, { kind: 'sign-in', reason: admitted === 'held' ? 'code asked' : 'password', memberId: user.id })
  if (admitted === 'held') return { twoFactorRedirect: true }
  return { user: { id: user.id, email: user.email, name: user.name } }
}

/** For the log only; one query whether the address is known or not. */
export async function idOf({ db }: Context, email: string): Promise<string | undefined> {
  const member = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return member?.id
}

/** Rehashes the password that was just verified, if its hash was made with an older cost. */
async function renewHash({ db, accounts }: Context, userId: string, password: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password'])
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password || !isOutdatedHash(account.password)) return
  const renewed = await hashPassword(password, accounts.passwordCost)
  await db
    .updateTable('accounts')
    .set({ password: renewed })
    .where('id', '=', account.id)
    .where('password', '=', account.password)
    .execute()
}
