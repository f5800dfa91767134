import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { payCoach } from '../../coach-ledger/server/pay-coach.ts'
import { readMeasures } from './read-measures.ts'

/** Awards each achievement the coach has reached, once. The points of one may earn the next, hence the loop. */
export async function awardAchievements(ctx: Context, coachId: string): Promise<void> {
  const earned = new Set((await readEarned(ctx, coachId)).map(({ achievementId }) => achievementId))
  for (;;) {
    const measures = await readMeasures(ctx, coachId)
    const due = ctx.coaching.achievements.filter(
      ({ id, rule }) => !earned.has(id) && measures[rule.measure] >= rule.atLeast,
    )
    if (due.length === 0) return
    for (const { id, title, points } of due) {
      await award(ctx, coachId, id)
      await payCoach(ctx, { coachId, reason: 'achievement', cause: id, label: title, points })
      earned.add(id)
    }
  }
}

export const readEarned = ({ db }: Context, coachId: string) =>
  db
    .selectFrom('coachAchievements')
    .select(['achievementId', 'achievedAt'])
    .where('coachId', '=', coachId)
    .orderBy('achievedAt', 'desc')
    .execute()

const award = (ctx: Context, coachId: string, achievementId: string) =>
  ctx.db
    .insertInto('coachAchievements')
    .values({ coachId, achievementId, achievedAt: iso(ctx.now()) })
    .onConflict((conflict) => conflict.columns(['coachId', 'achievementId']).doNothing())
    .execute()
