import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../modules.contract.ts'
import { moduleView } from './module-view.ts'

export async function listModules(ctx: MemberContext): Promise<Reply<typeof contract.listModules>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return ctx.program.modules.map((module) => moduleView(module, walk, ctx.member))
}
