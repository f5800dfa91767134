import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { fileLink } from '../../downloads/server/file-links.ts'
import { findOpenResource } from '../../server/find-resource.ts'
import type { openResource as endpoint } from '../previews.contract.ts'

type Endpoint = typeof endpoint

/** Previews aren't downloads: nothing is counted. */
export async function openResource(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const resource = findOpenResource(ctx, params.resourceId)
  const isFilm = resource.format === 'mp4'
  return {
    film: isFilm ? fileLink(ctx, resource, 'film') : null,
    captions: resource.captions ? fileLink(ctx, resource, 'captions') : null,
    pages: resource.previews.map((_, at) => fileLink(ctx, resource, `page-${at + 1}`)),
  }
}
