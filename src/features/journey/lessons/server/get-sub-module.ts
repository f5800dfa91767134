import type { Program, SubModule } from '#features/program/program.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../../journey.contract.ts'
import type { Walk } from '../../journey.rules.ts'
import { findOpenSubModule } from '../../server/find-in-program.ts'
import { type Reader, subModuleSummary } from '../../server/member-views.ts'

type Endpoint = typeof contract.getSubModule

export async function getSubModule(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return subModuleView(ctx.program, findOpenSubModule(ctx, walk, params.subModuleId), walk, ctx.member)
}

/** A sub-module, whole. */
export function subModuleView(program: Program, subModule: SubModule, walk: Walk, reader: Reader): Reply<Endpoint> {
  return {
    ...subModuleSummary(subModule, walk, reader),
    moduleTitle: program.moduleById.get(subModule.moduleId)?.title ?? '',
    videoUrl: subModule.videoUrl,
    content: subModule.content,
    lesson: [...subModule.lesson()],
    outcome: subModule.outcome,
    exercise: subModule.exercise,
    deliverable: subModule.deliverable,
    related: subModule.related.flatMap((id) => neighbour(program.subModuleById.get(id)) ?? []),
    ...neighbours(program, subModule),
  }
}

/** The core sub-modules before and after this one, across modules. */
function neighbours({ modules }: Program, { id, core }: SubModule) {
  const path = modules.flatMap(({ subModules }) => subModules).filter((one) => one.core || one.id === id)
  const at = path.findIndex((one) => one.id === id)
  const next = core ? path.slice(at + 1).find((one) => one.core) : path[at + 1]
  return { previous: neighbour(path[at - 1]), next: neighbour(next) }
}

const neighbour = (subModule: SubModule | undefined) =>
  subModule ? { id: subModule.id, moduleId: subModule.moduleId, title: subModule.title } : null
