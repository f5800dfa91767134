import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { libraryRefusals, ResourceParams } from '../library.contract.ts'
import { mostStars } from './ratings.rules.ts'

export const rateResource = endpoint({
  method: 'POST',
  path: '/api/resources/:resourceId/rating',
  access: 'signedIn',
  changes: ['ratings'],
  summary: 'Rates a resource that the member downloaded; repeating the call changes the rating.',
  params: ResourceParams,
  body: z.object({ stars: z.int().min(1).max(mostStars) }),
  reply: z.object({ rating: z.number(), ratings: z.number() }),
  refusals: [libraryRefusals.notFound, libraryRefusals.notDownloaded],
})
