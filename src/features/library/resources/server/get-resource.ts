import { opens } from '#features/membership/membership.rules.ts'
import { parseLesson } from '#features/program/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findResource } from '../../server/find-resource.ts'
import { readerTier } from '../../server/reader-tier.ts'
import type { getResource as endpoint } from '../resources.contract.ts'
import { readResourceUses } from './read-resource-uses.ts'
import { resourceView } from './resource-view.ts'

type Endpoint = typeof endpoint

export async function getResource(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const resource = findResource(ctx, params.resourceId)
  const view = resourceView(resource, await readResourceUses(ctx.db, ctx.member.id), readerTier(ctx)).whole()
  return {
    ...view,
    about: parseLesson(resource.about),
    transcript: view.hasAccess ? resource.transcript : null,
    pages: resource.format === 'mp4' ? 0 : resource.previews.length,
    lessons: lessonsNaming(ctx, resource.id),
  }
}

const lessonsNaming = (ctx: MemberContext, resourceId: string) =>
  ctx.program.modules
    .flatMap(({ subModules }) => subModules)
    .filter(({ resources }) => resources.includes(resourceId))
    .map(({ id, moduleId, title, neededTier }) => ({ id, moduleId, title, isOpen: opens(readerTier(ctx), neededTier) }))
