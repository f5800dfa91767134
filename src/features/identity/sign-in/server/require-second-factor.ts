import { type Context, transaction } from '#platform/server/context.ts'
import { noteVisit } from '../../sessions/server/note-visit.ts'
import { deletePendingSignIn, startPendingSignIn } from '../../two-factor/server/pending-sign-ins.ts'
import { rememberDevice } from './known-devices.ts'

type FirstFactor = {
  memberId: string
  /** Whether what was checked still opens the account, which it then does until the transaction ends. */
  stillOpens: (ctx: Context) => Promise<boolean>
  /** Creates the session, or hands over the one that was created. */
  enter: (ctx: Context) => Promise<void> | void
}

/**
 * Signs in after a correct first factor; where a second one is required, waits for the code. `outdated`: while it was being
 * checked, the factor was taken away, and with it every session that it opened, so it opens none afterward.
 */
export const requireSecondFactor = (
  ctx: Context,
  { memberId, stillOpens, enter }: FirstFactor,
): Promise<'in' | 'held' | 'outdated'> =>
  transaction(ctx, async (ctx) => {
    const member = await holdMember(ctx, memberId)
    if (!member || !(await stillOpens(ctx))) return 'outdated'
    if (member.twoStepSince !== null) {
      await startPendingSignIn(ctx, memberId)
      return 'held'
    }
    await enter(ctx)
    await completeSignIn(ctx, memberId)
    return 'in'
  })

/** Holds off who turns two-step sign-in on, without a change that other browsers would have to learn of. */
const holdMember = ({ db }: Context, memberId: string) =>
  db
    .updateTable('users')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', memberId)
    .returning('twoStepSince')
    .executeTakeFirst()

/** What follows every sign-in or sign-up that needs no second factor. */
export const completeSignIn = (ctx: Context, memberId: string, how: { joining?: boolean } = {}): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await deletePendingSignIn(ctx)
    await noteVisit(ctx.db, memberId)
    await rememberDevice(ctx, memberId, how)
  })
