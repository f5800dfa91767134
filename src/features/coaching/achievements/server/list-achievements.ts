import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../achievements.contract.ts'
import { readEarned } from './award-achievements.ts'
import { readMeasures } from './read-measures.ts'

export async function listAchievements(ctx: MemberContext): Promise<Reply<typeof contract.listAchievements>> {
  const earned = await readEarned(ctx, ctx.member.id)
  return earned.flatMap(({ achievementId, achievedAt }) => {
    const found = ctx.coaching.achievements.find(({ id }) => id === achievementId)
    return found ? [{ ...view(found), achievedAt }] : []
  })
}

export async function listAllAchievements(ctx: MemberContext): Promise<Reply<typeof contract.listAllAchievements>> {
  const earned = new Map((await readEarned(ctx, ctx.member.id)).map((row) => [row.achievementId, row.achievedAt]))
  const measures = await readMeasures(ctx, ctx.member.id)
  return ctx.coaching.achievements.map((achievement) => ({
    ...view(achievement),
    achievedAt: earned.get(achievement.id) ?? null,
    reached: Math.min(measures[achievement.rule.measure], achievement.rule.atLeast),
    needed: achievement.rule.atLeast,
  }))
}

type Achievement = MemberContext['coaching']['achievements'][number]

const view = ({ id, title, description, points }: Achievement) => ({ id, title, description, pointsAwarded: points })
