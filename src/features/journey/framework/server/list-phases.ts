import { opens } from '#features/membership/membership.rules.ts'
import type { Phase } from '#features/program/program.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import { isModuleCompleted, moduleProgress, phaseStatuses, type Walk } from '../../journey.rules.ts'
import type * as contract from '../framework.contract.ts'

export async function listPhases(ctx: MemberContext): Promise<Reply<typeof contract.listPhases>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  const statuses = phaseStatuses(walk, ctx.program.phases)
  return ctx.program.phases.map(({ weekly, check: _, ...phase }) => ({
    ...phase,
    weekly: viewWeekly(ctx, weekly),
    hasAccess: opens(ctx.member.tier, phase.requiredTier),
    status: statuses.get(phase.id) ?? 'upcoming',
    percent: phasePercent(walk, phase),
    modules: phase.modules.map((module) => ({
      id: module.id,
      title: module.title,
      hours: Math.round((module.minutes.read + module.minutes.desk) / 6) / 10,
      minutes: module.minutes,
      begun: moduleProgress(walk, module).completed > 0,
      completed: isModuleCompleted(walk, module.id),
    })),
  }))
}

function viewWeekly({ program }: MemberContext, weekly: string | undefined) {
  const lesson = weekly === undefined ? undefined : program.subModuleById.get(weekly)
  return lesson ? { id: lesson.id, moduleId: lesson.moduleId, title: lesson.title } : null
}

function phasePercent(walk: Walk, { modules }: Pick<Phase, 'modules'>): number {
  const parts = modules.map((module) => moduleProgress(walk, module))
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const completed = parts.reduce((sum, part) => sum + part.completed, 0)
  return total === 0 ? 0 : Math.round((completed / total) * 1000) / 10
}
