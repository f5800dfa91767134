import { opens, type Tier } from '#features/membership/rules.ts'
import type { ProgramModule, SubModule } from '#features/program/program.ts'
import type * as contract from '../contract.ts'
import { isModuleCompleted, moduleProgress, type Walk } from '../rules.ts'

/** A module as this member sees it. */
export function moduleView(module: ProgramModule, walk: Walk, tier: Tier): contract.Module {
  const { subModules, core, minutes: _, ...fields } = module
  const isCompleted = isModuleCompleted(walk, module.id)
  return {
    ...fields,
    hasAccess: isCompleted || opens(tier, module.requiredTier),
    isCompleted,
    subModuleCount: subModules.length,
    completedCount: subModules.filter(({ id }) => walk.completions.has(id)).length,
    coreCount: core.length,
    coreCompletedCount: moduleProgress(walk, module).completed,
  }
}

/** What the tier opens, and for ever what was completed. */
export const hasAccess = ({ id, neededTier }: SubModule, walk: Walk, tier: Tier): boolean =>
  opens(tier, neededTier) || walk.completions.has(id)

export function subModuleSummary(subModule: SubModule, walk: Walk, tier: Tier): contract.SubModuleSummary {
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
    hasAccess: hasAccess(subModule, walk, tier),
    isCompleted: completedAt !== null,
    completedAt,
  }
}
