import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileLink, libraryRefusals, ResourceParams } from '../library.contract.ts'

export const openResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/open',
  access: 'signedIn',
  summary:
    'Links to preview a resource without downloading it: its film with captions, or pictures of its first pages.',
  params: ResourceParams,
  reply: z.object({ film: FileLink.nullable(), captions: FileLink.nullable(), pages: z.array(FileLink) }),
  refusals: [libraryRefusals.notFound, libraryRefusals.locked],
})
