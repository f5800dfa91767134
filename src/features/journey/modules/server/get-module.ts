import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../modules.contract.ts'
import { findModule } from './find-module.ts'
import { moduleView } from './module-view.ts'

export async function getModule(
  ctx: MemberContext,
  { params }: Input<typeof contract.getModule>,
): Promise<Reply<typeof contract.getModule>> {
  const module = findModule(ctx, params.moduleId)
  return moduleView(module, await readWalk(ctx.db, ctx.member.id), ctx.member).whole()
}
