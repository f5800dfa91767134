import { isProgramCompleted, type Walk } from '#features/journey/journey.rules.ts'
import { readWalk } from '#features/journey/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { frontierLevelReached } from '../../game.events.ts'
import { readGratitudeStreak } from '../../gratitude/server/read-gratitude-streak.ts'
import { levelReached } from '../../levels/levels.rules.ts'
import { type GameRecord, readGameRecord } from '../../profile/server/read-game-record.ts'
import type { Badge } from '../badges.content.ts'
import { type ActivityCounts, isEarned } from '../badges.rules.ts'
import { currentLevel, type Earned } from './earnings.ts'

export type AwardedRewards = { badges: (Badge & { earnedAt: string })[]; level: number | null }

type Known = { walk?: Walk | undefined; record?: GameRecord }

/**
 * Awards the levels and badges that a member has earned by now, each once. `today` is the member's local date; pass
 * `walk` if it was just read.
 */
export async function awardBadgesAndLevels(
  ctx: Context,
  memberId: string,
  today: string,
  walk?: Walk,
): Promise<AwardedRewards> {
  const record = await readGameRecord(ctx.db, memberId)
  const { earnings } = record
  const counts = await readActivityCounts(ctx, memberId, today, { walk, record })
  const earnedAt = iso(ctx.now())
  const newLevels = ctx.game.levels
    .map(({ levelNumber }) => levelNumber)
    .filter((number) => number <= counts.level && !earnings.levels.has(number))
  const newBadges = ctx.game.badges.filter(
    (badge) => !earnings.badges.has(badge.id) && isEarned(badge, counts, ctx.program),
  )
  const programDone = !earnings.programDoneAt && isProgramCompleted(counts.walk)
  await writeEarned(ctx, memberId, [
    ...newLevels.map((number) => ({ kind: 'level' as const, subject: String(number), earnedAt })),
    ...newBadges.map(({ id }) => ({ kind: 'badge' as const, subject: id, earnedAt })),
    ...(programDone ? [{ kind: 'program' as const, subject: 'all', earnedAt }] : []),
  ])
  for (const { levelNumber: level, name } of ctx.game.levels)
    if (level > 1 && newLevels.includes(level))
      await publish(ctx, frontierLevelReached({ memberId, level, name, reachedAt: earnedAt }))
  return {
    badges: newBadges.map((badge) => ({ ...badge, earnedAt })),
    level: newLevels.findLast((number) => number > 1) ?? null,
  }
}

/** What badge rules look at, read unless the caller has just done so. */
export async function readActivityCounts(
  ctx: Context,
  memberId: string,
  today: string,
  known: Known = {},
): Promise<ActivityCounts> {
  const walk = known.walk ?? (await readWalk(ctx.db, memberId))
  const { totals, earnings, gratitudeDays } = known.record ?? (await readGameRecord(ctx.db, memberId))
  // A level once reached is kept, even if the levels file changes later.
  const level = Math.max(levelReached(ctx.game.levels, totals.xp, walk), currentLevel(earnings))
  const streak = await readGratitudeStreak(ctx.db, memberId, gratitudeDays, today)
  return { walk, totals, level, gratitudeStreak: streak, gratitudeEntries: gratitudeDays.size }
}

async function writeEarned(ctx: Context, memberId: string, earned: readonly Earned[]): Promise<void> {
  if (earned.length === 0) return
  const rows = earned.map((one) => ({ memberId, ...one }))
  await ctx.db
    .insertInto('earnings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
