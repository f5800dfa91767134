import { isProgramCompleted, type Walk } from '#features/journey/journey.rules.ts'
import { readWalk } from '#features/journey/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { frontierLevelReached } from '../../game.events.ts'
import { readGratitudeStreak } from '../../gratitude/server/read-gratitude-streak.ts'
import { levelReached } from '../../levels/levels.rules.ts'
import { type GameRecord, gratitudeDaysOf, readGameRecord } from '../../profile/server/read-game-record.ts'
import type { Badge } from '../badges.content.ts'
import { type ActivityCounts, isEarned } from '../badges.rules.ts'
import { currentLevel, type Earned } from './earnings.ts'

export type AwardedRewards = { badges: (Badge & { earnedAt: string })[]; level: number | null; gratitudeStreak: number }

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
  const { earnings, ...counts } = await readActivityCounts(ctx, memberId, today, walk)
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
    gratitudeStreak: counts.gratitudeStreak,
  }
}

/** What badge rules look at, and what was earned so far. */
export async function readActivityCounts(
  { db, game }: Context,
  memberId: string,
  today: string,
  known?: Walk,
): Promise<ActivityCounts & Pick<GameRecord, 'earnings'>> {
  const reading = readGameRecord(db, memberId)
  const [walk, { totals, earnings, gratitudeDays }, streak] = await Promise.all([
    known ?? readWalk(db, memberId),
    reading,
    readGratitudeStreak(db, memberId, gratitudeDaysOf(reading), today),
  ])
  // A level once reached is kept, even if the levels file changes later.
  const level = Math.max(levelReached(game.levels, totals.xp, walk), currentLevel(earnings))
  return { walk, totals, level, earnings, gratitudeStreak: streak, gratitudeEntries: gratitudeDays.size }
}

async function writeEarned({ db }: Context, memberId: string, earned: readonly Earned[]): Promise<void> {
  await Promise.all(earned.map((one) => insertEarned(db, { memberId, ...one })))
}

const insertEarned = hotQuery((db, slot: Slot<'memberId' | keyof Earned>) =>
  db
    .insertInto('earnings')
    .values({
      memberId: slot('memberId'),
      kind: slot<Earned['kind']>('kind'),
      subject: slot('subject'),
      earnedAt: slot('earnedAt'),
    })
    .onConflict((conflict) => conflict.doNothing()),
)
