import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { finderLimits } from './finder.rules.ts'

/** The tier that opens it; null where it is open to this member. */
const shutUntil = z.enum(tiers).nullable()

export const findInProgram = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'signedIn',
  topics: ['progress', 'membership'],
  summary: 'Lessons, by their titles and the words of their parts, and resources that hold all words of a search.',
  query: z.object({ q: z.string().trim().min(finderLimits.shortest).max(finderLimits.longest) }),
  reply: z.object({
    lessons: z.array(
      z.object({
        id: z.string(),
        moduleId: z.string(),
        title: z.string(),
        moduleTitle: z.string(),
        /** The part with these words, under its heading; null where they are in the title or before the first heading. */
        part: z.object({ id: z.string(), title: z.string() }).nullable(),
        shutUntil,
      }),
    ),
    resources: z.array(z.object({ id: z.string(), title: z.string(), type: z.string(), shutUntil })),
  }),
})
