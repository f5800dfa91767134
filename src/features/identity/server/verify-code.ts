import type { Context, PublicContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../identity-refusals.ts'
import type { verifyTotp as totpEndpoint } from '../two-step.contract.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { findHeld, finishSignIn } from './second-step.ts'
import { confirmTwoStep } from './two-step.ts'
import { useTotp } from './use-totp.ts'

type Code = Input<typeof totpEndpoint>
type SignedIn = Reply<typeof totpEndpoint>

export async function verifyTotp(ctx: PublicContext, { body: { code } }: Code): Promise<SignedIn> {
  const held = await findHeld(ctx)
  if (held) return signedIn(ctx, await finishSignIn(ctx, held, 'totp', (ctx, id) => useTotp(ctx, id, code)))
  const { member } = ctx
  if (!member) throw identityRefusals.signInExpired()
  await confirmTwoStep({ ...ctx, member }, code)
  return signedIn(ctx, member.id)
}

export async function verifyRecoveryCode(ctx: Context, { body: { code } }: Code): Promise<SignedIn> {
  const held = await findHeld(ctx)
  if (!held) throw identityRefusals.signInExpired()
  return signedIn(ctx, await finishSignIn(ctx, held, 'recovery', (ctx, id) => useRecoveryCode(ctx, id, code)))
}

async function signedIn({ db }: Context, id: string): Promise<SignedIn> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { user }
}
