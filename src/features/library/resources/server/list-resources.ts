import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { Resource } from '../../library.ts'
import { readerTier } from '../../server/reader-tier.ts'
import type * as contract from '../resources.contract.ts'
import { matches } from '../resources.rules.ts'
import { readResourceUses } from './read-resource-uses.ts'
import { resourceView } from './resource-view.ts'

type Endpoint = typeof contract.listResources

export async function listResources(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const among = query.lesson === undefined ? ctx.library.resources : resourcesOfLesson(ctx, query.lesson)
  return view(
    ctx,
    among.filter((resource) => matches(resource, query)),
  )
}

export const listFeatured = (ctx: MemberContext): Promise<Reply<typeof contract.listFeatured>> =>
  view(
    ctx,
    ctx.library.resources.filter(({ featured }) => featured),
  )

async function view(ctx: MemberContext, resources: readonly Resource[]): Promise<contract.Resource[]> {
  const uses = await readResourceUses(ctx.db, ctx.member.id)
  return resources.map((resource) => resourceView(resource, uses, readerTier(ctx)))
}

const resourcesOfLesson = ({ program, library }: MemberContext, lesson: string): Resource[] =>
  (program.subModuleById.get(lesson)?.resources ?? []).flatMap((id) => library.resourceById.get(id) ?? [])
