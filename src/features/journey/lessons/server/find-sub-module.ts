import { tierName } from '#features/membership/membership.rules.ts'
import type { SubModule } from '#features/program/program.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { journeyRefusals } from '../../journey.contract.ts'
import type { Walk } from '../../journey.rules.ts'
import { hasAccess } from './lesson-access.ts'

export function findSubModule(ctx: Context, subModuleId: string): SubModule {
  const subModule = ctx.program.subModuleById.get(subModuleId)
  if (!subModule) throw journeyRefusals.subModuleNotFound()
  return subModule
}

/** The sub-module, if this member may read it: 404 when it doesn't exist, 403 when the tier is too low. */
export function findOpenSubModule(ctx: MemberContext, walk: Walk, subModuleId: string): SubModule {
  const subModule = findSubModule(ctx, subModuleId)
  if (!hasAccess(subModule, walk, ctx.member)) throw journeyRefusals.locked(tierName[subModule.neededTier])
  return subModule
}
