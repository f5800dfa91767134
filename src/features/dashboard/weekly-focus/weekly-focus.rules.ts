import { isModuleCompleted, type Walk } from '#features/journey/journey.rules.ts'
import { nextLesson } from '#features/journey/pace/pace.rules.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program, ProgramModule, SubModule } from '#features/program/program.ts'

/** The module that holds a program day. */
export function moduleOfDay({ modules }: Program, day: number): ProgramModule {
  const module = modules.find(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay)
  if (!module) throw new Error(`No module holds day ${day}`)
  return module
}

type Situation = { program: Program; done: Walk; tier: Tier; day: number; isOver: boolean }

/**
 * The module that holds the day. Where the plan does not open it, the days are up, or the work goes by agreed hours, it is the one
 * of the next lesson: who has work left is not sold what comes after it.
 */
export function focusModule({ program, done, tier, day, isOver }: Situation): ProgramModule {
  const ofDay = moduleOfDay(program, day)
  // Who goes by hours of their own, or through a check, has no work by the day.
  const isByDay = !done.agreed && !done.hasBusiness
  if (!isOver && isByDay && opens(tier, ofDay.requiredTier)) return ofDay
  const next = nextLesson(program, done, tier)
  return (next && program.moduleById.get(next.moduleId)) ?? ofDay
}

/** Core lessons of a module that are not completed yet; one that was added after the module’s end is none of them. */
export const lessonsLeft = (walk: Walk, { id, core }: ProgramModule): SubModule[] =>
  isModuleCompleted(walk, id) ? [] : core.filter(({ id }) => !walk.completions.has(id))
