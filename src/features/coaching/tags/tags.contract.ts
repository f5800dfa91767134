import { z } from 'zod'
import { Success } from '#features/identity/identity.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { coachingRefusals } from '../coaching.refusals.ts'
import { tagLimits, tidyTag } from './tags.rules.ts'

export const listTags = endpoint({
  method: 'GET',
  path: '/api/coach/tags',
  access: 'coach',
  topics: ['caseload'],
  summary: 'The caller’s own tags with the current clients that have each.',
  reply: z.array(z.object({ tag: z.string(), clientIds: z.array(z.string()) })),
})

export const tagClients = endpoint({
  method: 'POST',
  path: '/api/coach/tags',
  access: 'coach',
  changes: ['caseload'],
  summary: 'Puts a tag on clients of the caller, or takes it off. Repeated, it changes nothing more.',
  body: z.object({
    clientIds: z.array(z.string().max(64)).min(1).max(500),
    tag: z.string().max(200).transform(tidyTag).pipe(z.string().min(1).max(tagLimits.tag)),
    on: z.boolean(),
  }),
  reply: Success,
  refusals: [coachingRefusals.clientNotFound, coachingRefusals.tooManyTags, coachingRefusals.tooManyTagsOfClient],
})
