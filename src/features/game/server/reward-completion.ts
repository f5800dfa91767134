import { type SubModuleCompleted, subModuleCompleted } from '#features/journey/facts.ts'
import { isEarly } from '#features/journey/rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/listener.ts'
import { type Payment, pay } from './pay.ts'
import { settle } from './settle.ts'

/** Pays for a completed sub-module, more when it came early, and awards what follows from it. */
export const rewardCompletion = on(subModuleCompleted, async (ctx, fact) => {
  const subModule = ctx.program.subModuleById.get(fact.subModuleId)
  if (!subModule) return
  const paid = await pay(ctx, paymentFor(fact, subModule), ...paymentForBeingEarly(ctx, fact, subModule))
  const settled = await settle(ctx, fact.memberId, fact.completedOn, fact.walk)
  fact.grant({ ...paid, ...settled })
})

const paymentFor = ({ memberId, completedOn }: SubModuleCompleted, subModule: SubModule): Payment => ({
  memberId,
  onDay: completedOn,
  reason: 'sub-module.completed',
  cause: subModule.id,
  label: subModule.title,
  points: subModule.pointsReward,
  xp: subModule.xpReward,
})

function paymentForBeingEarly(ctx: Context, fact: SubModuleCompleted, subModule: SubModule): Payment[] {
  const module = ctx.program.moduleById.get(subModule.moduleId)
  if (!module || !isEarly(fact, module)) return []
  return [
    {
      memberId: fact.memberId,
      onDay: fact.completedOn,
      reason: 'proactivity.early-completion',
      cause: subModule.id,
      label: `Ahead of schedule: ${subModule.title}`,
      points: ctx.game.proactivity.earlyCompletion,
      xp: 0,
    },
  ]
}
