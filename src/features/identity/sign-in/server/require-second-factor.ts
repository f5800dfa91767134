import { type Context, transaction } from '#platform/server/context.ts'
import { deletePendingSignIn, startPendingSignIn } from '../../two-factor/server/pending-sign-ins.ts'
import { rememberDevice } from './known-devices.ts'

/** A session that was just created; `keep` sends its cookie. */
type Entered = { memberId: string; token: string; keep: () => void }

/** Signs in after a correct first factor; where a second one is required, deletes the session and waits for the code. */
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

/** What follows every sign-in or sign-up that needs no second factor. */
export const completeSignIn = (ctx: Context, memberId: string, how: { joining?: boolean } = {}): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await deletePendingSignIn(ctx)
    await rememberDevice(ctx, memberId, how)
  })
