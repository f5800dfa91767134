import { iso } from '#platform/server/clock.ts'
import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { coachAccessRevoked } from '../../identity.events.ts'

/** Lets a member switch to Coach Mode where that is granted by the operator. False: there is no such member. */
export const grantCoach = (ctx: Context, email: string): Promise<boolean> =>
  updateMember(ctx, email, { coachGrantedAt: iso(ctx.now()), coachAskedAt: null })

/** Takes the grant back, and with it Coach Mode and the caseload. */
export const revokeCoach = (ctx: Context, email: string): Promise<boolean> =>
  updateMember(ctx, email, { coachGrantedAt: null, role: 'client' }, (ctx, memberId) =>
    publish(ctx, coachAccessRevoked({ memberId })),
  )

type Change = { coachGrantedAt: string | null; coachAskedAt?: null; role?: 'client' }

const updateMember = (
  ctx: Context,
  email: string,
  change: Change,
  then?: (ctx: Context, memberId: string) => Promise<void>,
): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('users')
      .set(change)
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await touchMember(ctx, changed.id)
    await then?.(ctx, changed.id)
    return true
  })
