import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { milestoneKey, moduleProgress } from '../../journey.rules.ts'
import { lessonsToDo, paceOf, plannedDays } from '../../pace/pace.rules.ts'
import { paceInput } from '../../pace/server/pace-input.ts'
import type * as contract from '../way.contract.ts'

export async function getWay(ctx: MemberContext): Promise<Reply<typeof contract.getWay>> {
  const { member, program } = ctx
  const walk = await readWalk(ctx.db, member.id)
  const input = paceInput(ctx, walk)
  const { day, isOver } = input
  const { behind } = paceOf(input)
  // Where no day counts, or the hours agreed to leave more time than the calendar.
  const hasTime = new Set(lessonsToDo(program, walk, member.tier).map(({ id }) => id)).difference(
    new Set(behind.map(({ id }) => id)),
  )
  return {
    currentDay: day,
    isOver,
    completed: program.modules.reduce((sum, module) => sum + moduleProgress(walk, module).completed, 0),
    total: program.coreCount,
    planned: [...plannedDays(program)].filter(([id, planned]) => planned < day && !hasTime.has(id)).length,
    behind: behind.length,
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
