import { dateAt, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Answer, type PartlyFixed, partlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import { onceFor } from '#platform/server/once.ts'
import { compareText } from '#shared/compare-text.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { Badge } from '../../badges/badges.content.ts'
import { currentLevel, type Earnings } from '../../badges/server/earnings.ts'
import { readGratitudeStreak } from '../../gratitude/server/read-gratitude-streak.ts'
import type { Level } from '../../levels/levels.content.ts'
import type { FrontierLevel } from '../../levels/levels.contract.ts'
import { legacyTier } from '../../points/points.rules.ts'
import type { getGameProfile as endpoint } from '../profile.contract.ts'
import { gratitudeDaysOf, readGameRecord } from './read-game-record.ts'

type Profile = Reply<typeof endpoint>

export async function getGameProfile(ctx: MemberContext): Promise<Answer<Profile>> {
  const { db, member } = ctx
  const reading = readGameRecord(db, member.id)
  const today = localDate(member.timeZone, ctx.now()).toString()
  const [{ totals, earnings }, gratitudeStreak] = await Promise.all([
    reading,
    readGratitudeStreak(db, member.id, gratitudeDaysOf(reading), today),
  ])
  return {
    userPoints: {
      totalPoints: totals.points,
      totalXP: totals.xp,
      currentLevel: currentLevel(earnings),
      legacyBuilderTier: legacyTier(ctx.game.legacyTiers, totals.points),
      gratitudeStreak,
      proactivityPoints: totals.proactivity,
    },
    badges: ctx.game.badges.map((badge) => {
      const earnedAt = earnings.badges.get(badge.id) ?? null
      return partlyFixed(fixedBadge(badge), { earned: earnedAt !== null, earnedAt })
    }),
    frontierLevels: ctx.game.levels.map((level) => levelView(ctx, level, earnings)),
    recentAchievements: recentAchievements(ctx, earnings),
  }
}

const fixedBadge = onceFor(({ rule: _, ...badge }: Badge) => badge)

/** A level is completed when the next one unlocks, the last one when the program is done. */
function levelView(ctx: MemberContext, level: Level, { levels, programDoneAt }: Earnings): PartlyFixed<FrontierLevel> {
  const { game, member } = ctx
  const last = game.levels.length
  const isUnlocked = level.levelNumber === 1 || levels.has(level.levelNumber)
  const passedAt = level.levelNumber === last ? programDoneAt : (levels.get(level.levelNumber + 1) ?? null)
  const completedAt = isUnlocked ? passedAt : null
  const earnedAt = levels.get(level.levelNumber)
  const reachedOn = earnedAt ? dateAt(member.timeZone, Temporal.Instant.from(earnedAt)).toString() : null
  const isFirst = level.levelNumber === 1
  return partlyFixed(level, {
    isUnlocked,
    reachedOn: reachedOn ?? (isFirst ? member.enrolledOn : null),
    isCompleted: completedAt !== null,
    completedAt,
  })
}

function recentAchievements({ game }: MemberContext, { badges, levels }: Earnings): Profile['recentAchievements'] {
  const earnedBadges = game.badges.flatMap(({ id, name }) => {
    const earnedAt = badges.get(id)
    return earnedAt ? [{ kind: 'badge' as const, subject: id, title: name, earnedAt }] : []
  })
  const reachedLevels = game.levels.flatMap(({ levelNumber, name }) => {
    const earnedAt = levels.get(levelNumber)
    return earnedAt && levelNumber > 1
      ? [{ kind: 'level' as const, subject: String(levelNumber), title: name, earnedAt }]
      : []
  })
  return [...earnedBadges, ...reachedLevels].sort((a, b) => compareText(b.earnedAt, a.earnedAt)).slice(0, 10)
}
