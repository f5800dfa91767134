import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileLink, libraryRefusals, ResourceParams } from '../library.contract.ts'

export const downloadResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/download',
  access: 'signedIn',
  changes: ['downloads'],
  summary: 'Counts one download and returns a link to the file that lasts five minutes.',
  params: ResourceParams,
  reply: z.object({ success: z.literal(true), url: FileLink }),
  refusals: [libraryRefusals.notFound, libraryRefusals.locked],
})

export const getResourceFile = endpoint({
  method: 'GET',
  path: '/api/resources/:resourceId/files/:part',
  access: 'signedIn',
  summary:
    'The file behind a link: whole or in ranges. A browser that follows an expired link is redirected to the library.',
  params: ResourceParams.extend({ part: z.string().max(20) }),
  query: z.object({ until: z.string().max(20).default(''), signature: z.string().max(100).default('') }),
  reply: z.undefined(),
  refusals: [
    libraryRefusals.notFound,
    libraryRefusals.linkUnknown,
    libraryRefusals.linkExpired,
    libraryRefusals.locked,
  ],
})
