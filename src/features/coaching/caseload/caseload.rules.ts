import { type CompletedKeys, moduleProgress } from '#features/journey/journey.rules.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program } from '#features/program/program.ts'

/**
 * Days ahead of the plan (positive) or behind it (negative): the days' worth of core work done, minus the program days
 * that have passed, as far as the tier opens them.
 */
export function pace(done: CompletedKeys, program: Program, day: number, tier: Tier): number {
  const worked = program.modules.reduce((sum, module) => {
    const { completed, total } = moduleProgress(done, module)
    return sum + (total === 0 ? 0 : (module.estimatedDays * completed) / total)
  }, 0)
  const open = program.modules
    .filter(({ requiredTier }) => opens(tier, requiredTier))
    .reduce((sum, { estimatedDays }) => sum + estimatedDays, 0)
  return Math.round(worked - Math.min(day - 1, open))
}
