import type { Program } from '#features/program/program.ts'
import type { Walk } from '../../journey.rules.ts'
import type { LessonData } from '../lessons.contract.ts'
import { subModuleSummary, subModuleView } from './sub-module-view.ts'

const nowhere: Walk = { completions: new Map(), milestones: new Map() }

/** Every lesson as seen by a member whose tier opens everything and who has completed nothing. */
export const staticLessons = (program: Program): LessonData[] =>
  program.modules.flatMap(({ subModules }) => {
    const siblings = subModules.map((one) => subModuleSummary(one, nowhere, { tier: 'elite', moneyBackAt: null }))
    return subModules.map((one) => ({
      subModule: subModuleView(program, one, nowhere, { tier: 'elite', moneyBackAt: null }),
      siblings,
    }))
  })
