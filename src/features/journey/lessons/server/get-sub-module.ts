import type { MemberContext } from '#platform/server/context.ts'
import type { PartlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../lessons.contract.ts'
import { findOpenSubModule } from './find-sub-module.ts'
import { subModuleView } from './sub-module-view.ts'

type Endpoint = typeof contract.getSubModule

export async function getSubModule(
  ctx: MemberContext,
  { params }: Input<Endpoint>,
): Promise<PartlyFixed<Reply<Endpoint>>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return subModuleView(ctx.program, findOpenSubModule(ctx, walk, params.subModuleId), walk, ctx.member)
}
