import { currentLevel, readGameRecord } from '#features/game/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** Points, badges and the camp on the map; `next` is the one after it, null on the last. */
export type Earned = {
  points: number
  xp: number
  badges: number
  badgesInAll: number
  camp: string
  next: { camp: string; requiredXP: number } | null
}

export async function readEarned({ db, member, game }: MemberContext): Promise<Earned> {
  const { totals, earnings } = await readGameRecord(db, member.id)
  const level = currentLevel(earnings)
  const next = game.levels[level]
  return {
    points: totals.points,
    xp: totals.xp,
    badges: earnings.badges.size,
    badgesInAll: game.badges.length,
    camp: game.levels[level - 1]?.name ?? '',
    next: next ? { camp: next.name, requiredXP: next.requiredXP } : null,
  }
}
