import { type SubModuleCompleted, subModuleCompleted } from '#features/journey/journey.events.ts'
import { isEarly } from '#features/journey/journey.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { awardBadgesAndLevels } from '../../badges/server/award-badges-and-levels.ts'
import { awardPoints, type PointAward } from './award-points.ts'

/** Awards points for a completed sub-module, more if it was early, and the badges and levels that follow. */
export const rewardCompletion = subscribe(subModuleCompleted, async (ctx, event) => {
  const subModule = ctx.program.subModuleById.get(event.subModuleId)
  if (!subModule) return
  const paid = await awardPoints(ctx, paymentFor(event, subModule), ...paymentForBeingEarly(ctx, event, subModule))
  const { badges, level } = await awardBadgesAndLevels(ctx, event.memberId, event.completedOn, event.walk)
  event.grant({ ...paid, badges, level })
})

const paymentFor = ({ memberId, completedOn }: SubModuleCompleted, subModule: SubModule): PointAward => ({
  memberId,
  onDay: completedOn,
  reason: 'sub-module.completed',
  cause: subModule.id,
  label: subModule.title,
  points: subModule.pointsReward,
  xp: subModule.xpReward,
})

function paymentForBeingEarly(ctx: Context, event: SubModuleCompleted, subModule: SubModule): PointAward[] {
  const module = ctx.program.moduleById.get(subModule.moduleId)
  if (!module || !isEarly(event, module)) return []
  return [
    {
      memberId: event.memberId,
      onDay: event.completedOn,
      reason: 'proactivity.early-completion',
      cause: subModule.id,
      label: `Ahead of schedule: ${subModule.title}`,
      points: ctx.game.proactivity.earlyCompletion,
      xp: 0,
    },
  ]
}
