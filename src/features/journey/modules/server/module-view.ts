import { opens } from '#features/membership/membership.rules.ts'
import type { ProgramModule } from '#features/program/program.ts'
import { type PartlyFixed, partlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import { onceFor } from '#platform/server/once.ts'
import { isModuleCompleted, moduleProgress, type Walk } from '../../journey.rules.ts'
import { isKeptOpen, type Reader } from '../../lessons/server/lesson-access.ts'
import type * as modulesContract from '../modules.contract.ts'

/** A module as this member sees it. */
export function moduleView(module: ProgramModule, walk: Walk, reader: Reader): PartlyFixed<modulesContract.Module> {
  const { subModules, core } = module
  const isCompleted = isModuleCompleted(walk, module.id)
  return partlyFixed(fixedView(module), {
    hasAccess:
      opens(reader.tier, module.requiredTier) || (isCompleted && core.every(({ id }) => isKeptOpen(walk, id, reader))),
    isCompleted,
    completedCount: subModules.filter(({ id }) => walk.completions.has(id)).length,
    coreCompletedCount: moduleProgress(walk, module).completed,
  })
}

const fixedView = onceFor(({ subModules, core, minutes: _, ...fields }: ProgramModule) => ({
  ...fields,
  subModuleCount: subModules.length,
  coreCount: core.length,
}))
