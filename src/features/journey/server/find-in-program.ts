import { tierName } from '#features/membership/membership.rules.ts'
import type { ProgramModule, SubModule } from '#features/program/program.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Walk } from '../journey.rules.ts'
import { journeyRefusals } from '../journey-refusals.ts'
import { hasAccess } from './member-views.ts'

export function findModule(ctx: Context, moduleId: string): ProgramModule {
  const module = ctx.program.moduleById.get(moduleId)
  if (!module) throw journeyRefusals.moduleNotFound()
  return module
}

export function findSubModule(ctx: Context, subModuleId: string): SubModule {
  const subModule = ctx.program.subModuleById.get(subModuleId)
  if (!subModule) throw journeyRefusals.subModuleNotFound()
  return subModule
}

/** The sub-module where this member may read it: 404 when there is none, 403 when the tier is too low. */
export function findOpenSubModule(ctx: MemberContext, walk: Walk, subModuleId: string): SubModule {
  const subModule = findSubModule(ctx, subModuleId)
  if (!hasAccess(subModule, walk, ctx.member)) throw journeyRefusals.locked(tierName[subModule.neededTier])
  return subModule
}
