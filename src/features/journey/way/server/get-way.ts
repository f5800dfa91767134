import { opens } from '#features/membership/membership.rules.ts'
import { localDayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { milestoneKey, moduleProgress, programDays } from '../../journey.rules.ts'
import { lessonsOfCheck } from '../../pace/check.rules.ts'
import { paceOf, plannedDays } from '../../pace/pace.rules.ts'
import { programDay, rawDay } from '../../progress/server/program-day.ts'
import type * as contract from '../way.contract.ts'

export async function getWay(ctx: MemberContext): Promise<Reply<typeof contract.getWay>> {
  const { member, program } = ctx
  const walk = await readWalk(ctx.db, member.id)
  const day = programDay(member, ctx.now())
  const checked = walk.hasBusiness ? lessonsOfCheck(program) : undefined
  const isFree = (id: string) => checked?.has(id) === true && !walk.completions.has(id)
  return {
    currentDay: day,
    isOver: rawDay(member, localDayNumber(member.timeZone, ctx.now())) > programDays,
    completed: program.modules.reduce((sum, module) => sum + moduleProgress(walk, module).completed, 0),
    total: program.coreCount,
    planned: [...plannedDays(program)].filter(([id, planned]) => planned < day && !isFree(id)).length,
    behind: paceOf({ program, done: walk, tier: member.tier, day }).behind.length,
    modules: program.modules.map(({ id, title, phase, deliverable, firstDay, lastDay, requiredTier, core }) => ({
      id,
      title,
      phase,
      deliverable,
      firstDay,
      lastDay,
      hasAccess: opens(member.tier, requiredTier),
      completedAt: walk.milestones.get(milestoneKey('module', id)) ?? null,
      steps: core.map(({ id, title }) => ({ id, title, completedAt: walk.completions.get(id)?.completedAt ?? null })),
    })),
  }
}
