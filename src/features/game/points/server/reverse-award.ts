import type { Context } from '#platform/server/context.ts'
import { isEarned } from '../../badges/badges.rules.ts'
import { readActivityCounts } from '../../badges/server/award-badges-and-levels.ts'
import { awardPoints, type PointAward } from './award-points.ts'

/**
 * Reverses exactly what one entry paid, once, by an entry of its own, and revokes the badges that were earned only with
 * it. Levels and everything else a member has stay.
 */
export async function reverseAward(ctx: Context, cause: Omit<PointAward, 'points' | 'xp'>): Promise<void> {
  const { memberId, onDay } = cause
  const paid = await ctx.db
    .selectFrom('ledgerEntries')
    .select(['points', 'xp'])
    .where('memberId', '=', memberId)
    .where('reason', '=', cause.reason)
    .where('cause', '=', cause.cause)
    .executeTakeFirst()
  if (!paid) return
  const before = await earnedNow(ctx, memberId, onDay)
  const reason = `${cause.reason}-reversed`
  await awardPoints(ctx, { ...cause, reason, points: 0 - paid.points, xp: 0 - paid.xp })
  const after = new Set(await earnedNow(ctx, memberId, onDay))
  await loseBadges(
    ctx,
    memberId,
    before.filter((id) => !after.has(id)),
  )
}

/** The badges that a member qualifies for at this moment, already held or not. */
async function earnedNow(ctx: Context, memberId: string, today: string): Promise<string[]> {
  const counts = await readActivityCounts(ctx, memberId, today)
  return ctx.game.badges.filter((badge) => isEarned(badge, counts, ctx.program)).map(({ id }) => id)
}

async function loseBadges({ db }: Context, memberId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('earnings')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'badge')
    .where('subject', 'in', ids)
    .execute()
}
