import type { MemberContext } from '#platform/server/context.ts'
import type { PartlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import type { Input } from '#shared/endpoint.ts'
import type { Resource } from '../../library.ts'
import { readerTier } from '../../server/reader-tier.ts'
import type * as contract from '../resources.contract.ts'
import { matches } from '../resources.rules.ts'
import { readResourceUses } from './read-resource-uses.ts'
import { resourceView } from './resource-view.ts'

type Endpoint = typeof contract.listResources
type Entries = PartlyFixed<contract.Resource>[]

export async function listResources(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Entries> {
  const among = query.lesson === undefined ? ctx.library.resources : resourcesOfLesson(ctx, query.lesson)
  return view(
    ctx,
    among.filter((resource) => matches(resource, query)),
  )
}

export const listFeatured = (ctx: MemberContext): Promise<Entries> =>
  view(
    ctx,
    ctx.library.resources.filter(({ featured }) => featured),
  )

async function view(ctx: MemberContext, resources: readonly Resource[]): Promise<Entries> {
  const uses = await readResourceUses(ctx.db, ctx.member.id)
  const tier = readerTier(ctx)
  return resources.map((resource) => resourceView(resource, uses, tier))
}

const resourcesOfLesson = ({ program, library }: MemberContext, lesson: string): Resource[] =>
  (program.subModuleById.get(lesson)?.resources ?? []).flatMap((id) => library.resourceById.get(id) ?? [])
