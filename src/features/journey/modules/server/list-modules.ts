import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../../journey.contract.ts'
import { findModule } from '../../server/find-in-program.ts'
import { moduleView, subModuleSummary } from '../../server/member-views.ts'

export async function listModules(ctx: MemberContext): Promise<Reply<typeof contract.listModules>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return ctx.program.modules.map((module) => moduleView(module, walk, ctx.member))
}

export async function getModule(
  ctx: MemberContext,
  { params }: Input<typeof contract.getModule>,
): Promise<Reply<typeof contract.getModule>> {
  const module = findModule(ctx, params.moduleId)
  return moduleView(module, await readWalk(ctx.db, ctx.member.id), ctx.member)
}

export async function listSubModules(
  ctx: MemberContext,
  { params }: Input<typeof contract.listSubModules>,
): Promise<Reply<typeof contract.listSubModules>> {
  const { subModules } = findModule(ctx, params.moduleId)
  const walk = await readWalk(ctx.db, ctx.member.id)
  return subModules.map((subModule) => subModuleSummary(subModule, walk, ctx.member))
}
