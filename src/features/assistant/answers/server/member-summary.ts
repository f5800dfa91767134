import { overallProgress, type Walk } from '#features/journey/journey.rules.ts'
import { isCheckFor } from '#features/journey/pace/check.rules.ts'
import { nextLesson } from '#features/journey/pace/pace.rules.ts'
import { programDay } from '#features/journey/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { MemberSummary, NextSummary } from '../../models/server/chat-model.ts'

/** What an answer takes into account about the member. */
export function memberSummary(ctx: MemberContext, walk: Walk): MemberSummary {
  const { program, member } = ctx
  const day = programDay(member, ctx.now())
  const phase = program.phases.find(({ startDay, endDay }) => day >= startDay && day <= endDay)
  const module = program.modules.find(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay)
  const [last] = [...walk.completions].sort(([, a], [, b]) => b.completedAt.localeCompare(a.completedAt))
  const next = nextLesson(program, walk, member.tier)
  return {
    firstName: member.firstName,
    tier: tierName[member.tier],
    day,
    phase: phase?.name ?? '',
    percent: overallProgress(walk, program),
    module: module?.title ?? '',
    lastCompleted: (last && program.subModuleById.get(last[0])?.title) ?? null,
    next: next ? summaryOf(next, isCheckFor(program, walk, next)) : null,
    linksOpen: member.role !== 'coach',
  }
}

const summaryOf = ({ id, moduleId, title, minutes }: SubModule, isChecked: boolean): NextSummary => ({
  ...{ id, moduleId, title },
  fieldMinutes: minutes.field,
  isChecked,
})
