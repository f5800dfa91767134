import type { ProgramModule } from '#features/program/program.ts'
import type { Context } from '#platform/server/context.ts'
import { journeyRefusals } from '../../journey.contract.ts'

export function findModule(ctx: Context, moduleId: string): ProgramModule {
  const module = ctx.program.moduleById.get(moduleId)
  if (!module) throw journeyRefusals.moduleNotFound()
  return module
}
