import type { Program, SubModule } from '#features/program/program.ts'
import type { Walk } from '../../journey.rules.ts'
import type { LessonData } from '../lessons.contract.ts'
import { subModuleSummary, subModuleView } from './sub-module-view.ts'

const nowhere: Walk = { completions: new Map(), milestones: new Map() }
const anybody = { tier: 'elite', moneyBackAt: null } as const

/** A lesson as seen by a member whose tier opens everything and who has completed nothing. */
export function staticLesson(program: Program, subModule: SubModule): LessonData {
  const { subModules = [] } = program.moduleById.get(subModule.moduleId) ?? {}
  return {
    subModule: subModuleView(program, subModule, nowhere, anybody).whole(),
    siblings: subModules.map((one) => subModuleSummary(one, nowhere, anybody).whole()),
  }
}

export const staticLessons = (program: Program, isWanted = (_: SubModule) => true): LessonData[] =>
  program.modules.flatMap(({ subModules }) => subModules.filter(isWanted).map((one) => staticLesson(program, one)))
