import type { Context, PublicContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import type { verifyTotp as totpEndpoint } from '../two-factor.contract.ts'
import { consumeTotp } from './consume-totp.ts'
import { completePendingSignIn, findPendingSignIn } from './pending-sign-ins.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { confirmTwoFactor } from './two-factor.ts'

type Code = Input<typeof totpEndpoint>
type SignedIn = Reply<typeof totpEndpoint>

export async function verifyTotp(ctx: PublicContext, { body: { code } }: Code): Promise<SignedIn> {
  const held = await findPendingSignIn(ctx)
  if (held)
    return signedIn(ctx, await completePendingSignIn(ctx, held, 'totp', (ctx, id) => consumeTotp(ctx, id, code)))
  const { member } = ctx
  if (!member) throw identityRefusals.signInExpired()
  await confirmTwoFactor({ ...ctx, member }, code)
  return signedIn(ctx, member.id)
}

export async function verifyRecoveryCode(ctx: Context, { body: { code } }: Code): Promise<SignedIn> {
  const held = await findPendingSignIn(ctx)
  if (!held) throw identityRefusals.signInExpired()
  return signedIn(
    ctx,
    await completePendingSignIn(ctx, held, 'recovery', (ctx, id) =>
      consumeRecoveryCode(ctx, { memberId: id, code, toSignIn: true }),
    ),
  )
}

async function signedIn({ db }: Context, id: string): Promise<SignedIn> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { user }
}
