import type { MemberContext } from '#platform/server/context.ts'
import type { PartlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../modules.contract.ts'
import { moduleView } from './module-view.ts'

export async function listModules(ctx: MemberContext): Promise<PartlyFixed<contract.Module>[]> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return ctx.program.modules.map((module) => moduleView(module, walk, ctx.member))
}
