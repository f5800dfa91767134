import { opens } from '#features/membership/membership.rules.ts'
import type { ProgramModule } from '#features/program/program.ts'
import { isModuleCompleted, moduleProgress, type Walk } from '../../journey.rules.ts'
import { isKeptOpen, type Reader } from '../../lessons/server/lesson-access.ts'
import type * as modulesContract from '../modules.contract.ts'

/** A module as this member sees it. */
export function moduleView(module: ProgramModule, walk: Walk, reader: Reader): modulesContract.Module {
  const { subModules, core, minutes: _, ...fields } = module
  const isCompleted = isModuleCompleted(walk, module.id)
  return {
    ...fields,
    hasAccess:
      opens(reader.tier, module.requiredTier) || (isCompleted && core.every(({ id }) => isKeptOpen(walk, id, reader))),
    isCompleted,
    subModuleCount: subModules.length,
    completedCount: subModules.filter(({ id }) => walk.completions.has(id)).length,
    coreCount: core.length,
    coreCompletedCount: moduleProgress(walk, module).completed,
  }
}
