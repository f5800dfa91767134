import type { MemberContext } from '#platform/server/context.ts'
import type { PartlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import type { Input } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type { SubModuleSummary } from '../../lessons/lessons.contract.ts'
import { subModuleSummary } from '../../lessons/server/sub-module-view.ts'
import type * as contract from '../modules.contract.ts'
import { findModule } from './find-module.ts'

export async function listSubModules(
  ctx: MemberContext,
  { params }: Input<typeof contract.listSubModules>,
): Promise<PartlyFixed<SubModuleSummary>[]> {
  const { subModules } = findModule(ctx, params.moduleId)
  const walk = await readWalk(ctx.db, ctx.member.id)
  return subModules.map((subModule) => subModuleSummary(subModule, walk, ctx.member))
}
