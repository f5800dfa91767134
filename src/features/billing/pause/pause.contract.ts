import { z } from 'zod'
import { paceLimits } from '#features/journey/pace/pace.rules.ts'
import { endpoint } from '#shared/endpoint.ts'

export const previewPause = endpoint({
  method: 'GET',
  path: '/api/membership/pause',
  access: 'signedIn',
  topics: ['membership', 'pace'],
  summary: 'What a pause of the program from today would mean for the membership and its payments.',
  query: z.object({ days: z.coerce.number().int().min(1).max(paceLimits.pausedDays) }),
  reply: z.object({
    /** A sentence each; none for members who pay nothing. */
    sentences: z.array(z.string()),
  }),
})
