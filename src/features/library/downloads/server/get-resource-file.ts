import type { MemberContext } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/http/reply/send-file.ts'
import type { Input } from '#shared/endpoint.ts'
import { libraryRefusals } from '../../library.contract.ts'
import type { Library, Resource } from '../../library.ts'
import { findOpenResource, findResource } from '../../server/find-resource.ts'
import type { getResourceFile as endpoint } from '../downloads.contract.ts'
import { filePath } from './file-links.ts'

type Answer = FileAnswer | { redirect: string }

/** The signed link says who may fetch which file until when; the tier is checked again now. */
export async function getResourceFile(ctx: MemberContext, { params, query }: Input<typeof endpoint>): Promise<Answer> {
  const { id } = findResource(ctx, params.resourceId)
  const validity = ctx.links.check(ctx.member.id, filePath(id, params.part), query)
  if (validity === 'unknown') throw libraryRefusals.linkUnknown()
  if (validity === 'expired') return oldLink(ctx, id)
  const file = fileOf(ctx.library, findOpenResource(ctx, id), params.part)
  if (!file) throw libraryRefusals.linkUnknown()
  return file
}

/** Opening an expired link in a tab leads to a page that explains it; a script or a player gets the refusal. */
function oldLink({ http }: MemberContext, id: string): Answer {
  if (http.headers.get('sec-fetch-dest') !== 'document') throw libraryRefusals.linkExpired()
  return { redirect: `/resources?open=${id}&link=expired` }
}

function fileOf({ filesFolder, previewsFolder }: Library, resource: Resource, part: string): FileAnswer | undefined {
  if (part === 'file') return { folder: filesFolder, name: resource.file, saveAs: resource.file }
  if (part === 'film' && resource.format === 'mp4') return { folder: filesFolder, name: resource.file }
  if (part === 'captions' && resource.captions) return { folder: filesFolder, name: resource.captions }
  const preview = resource.previews.find((_, at) => part === `page-${at + 1}`)
  return preview ? { folder: previewsFolder, name: preview } : undefined
}
