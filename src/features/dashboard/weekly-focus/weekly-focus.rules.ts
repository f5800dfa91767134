import type { Walk } from '#features/journey/journey.rules.ts'
import type { Program, ProgramModule, SubModule } from '#features/program/program.ts'

/** The module that a program day belongs to. */
export const focusModule = ({ modules }: Program, day: number): ProgramModule | undefined =>
  modules.find(({ firstDay, lastDay }) => day >= firstDay && day <= lastDay)

/** Core lessons of a module that are not completed yet. */
export const lessonsLeft = (walk: Walk, { core }: ProgramModule): SubModule[] =>
  core.filter(({ id }) => !walk.completions.has(id))
