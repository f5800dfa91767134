import { type Context, transaction } from '#platform/server/context.ts'
import { forgetPendingSignIn, startPendingSignIn } from '../../two-factor/server/pending-sign-ins.ts'
import { rememberDevice } from './known-devices.ts'

/** A session that was just made, and how to hand it over. */
type Entered = { memberId: string; token: string; keep: () => void }

/** Lets somebody in whose first step was right, or holds them for the second: then the session is taken back. */
export async function requireSecondFactor(ctx: Context, { memberId, token, keep }: Entered): Promise<'in' | 'held'> {
  const { twoStepSince } = await ctx.db
    .selectFrom('users')
    .select('twoStepSince')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (twoStepSince === null) {
    keep()
    await completeSignIn(ctx, memberId)
    return 'in'
  }
  await transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('sessions').where('token', '=', token).execute()
    await startPendingSignIn(ctx, memberId)
  })
  return 'held'
}

/** What goes with a session that takes no second step, a new person's too. */
export const completeSignIn = (ctx: Context, memberId: string, how: { joining?: boolean } = {}): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await forgetPendingSignIn(ctx)
    await rememberDevice(ctx, memberId, how)
  })
