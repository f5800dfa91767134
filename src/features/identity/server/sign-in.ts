import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { signIn as endpoint } from '../sign-in.contract.ts'
import { admit } from './admit.ts'
import { limitPasswords } from './limit-failures.ts'

type Endpoint = typeof endpoint

export async function signIn(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  if (!ctx.accounts.passwordSignIn) throw identityRefusals.passwordsOff()
  const entered = await limitPasswords(ctx, body.email, () => ctx.accounts.library.signIn(ctx, body))
  if (!entered) throw identityRefusals.wrongCredentials()
  const { user, token, keep } = entered
  await forgetEndedSessions(ctx, user.id)
  if ((await admit(ctx, { memberId: user.id, token, keep })) === 'held') return { twoFactorRedirect: true }
  return { user: { id: user.id, email: user.email, name: user.name } }
}

/** Nobody else comes by to sweep: those that ran out go when their owner opens a new one. */
const forgetEndedSessions = ({ db }: Context, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId).where('expiresAt', '<=', iso(machineNow())).execute()
