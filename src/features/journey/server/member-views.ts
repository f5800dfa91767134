import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { ProgramModule, SubModule } from '#features/program/program.ts'
import type * as contract from '../journey.contract.ts'
import { isModuleCompleted, moduleProgress, type Walk } from '../journey.rules.ts'

/** Who reads: what the plan opens, and when the guarantee returned what was paid. */
export type Reader = { tier: Tier; moneyBackAt: string | null }

/** A module as this member sees it. */
export function moduleView(module: ProgramModule, walk: Walk, reader: Reader): contract.Module {
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

/** What the tier opens, and for good what was completed, unless its money went back since. */
export const hasAccess = ({ id, neededTier }: SubModule, walk: Walk, reader: Reader): boolean =>
  opens(reader.tier, neededTier) || isKeptOpen(walk, id, reader)

/** Whether completing it keeps it open, whatever the tier. */
export function isKeptOpen(walk: Walk, id: string, { moneyBackAt }: Pick<Reader, 'moneyBackAt'>): boolean {
  const completedAt = walk.completions.get(id)?.completedAt
  // ISO texts of fixed width: text order is time order.
  return completedAt !== undefined && (moneyBackAt === null || completedAt > moneyBackAt)
}

export function subModuleSummary(subModule: SubModule, walk: Walk, reader: Reader): contract.SubModuleSummary {
  const completedAt = walk.completions.get(subModule.id)?.completedAt ?? null
  return {
    id: subModule.id,
    moduleId: subModule.moduleId,
    title: subModule.title,
    description: subModule.description,
    order: subModule.order,
    core: subModule.core,
    requiredTier: subModule.neededTier,
    estimatedMinutes: subModule.estimatedMinutes,
    minutes: subModule.minutes,
    pointsReward: subModule.pointsReward,
    xpReward: subModule.xpReward,
    hasAccess: hasAccess(subModule, walk, reader),
    isCompleted: completedAt !== null,
    completedAt,
  }
}
