import { z } from 'zod'
import { tiers } from '#features/membership/membership.rules.ts'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { CoachClient } from '../caseload/caseload.contract.ts'
import { coachingLimits } from '../coaching.rules.ts'
import { tagLimits } from '../tags/tags.rules.ts'
import { orderNames, viewNames } from './my-clients.rules.ts'

export const findClients = endpoint({
  method: 'GET',
  path: '/api/coach/caseload',
  access: 'coach',
  topics: ['caseload'],
  summary: 'One page of the caller’s clients, by name or email, narrowed and in the order asked for.',
  query: z.object({
    search: z.string().max(coachingLimits.search).default(''),
    show: z.enum(viewNames).default('all'),
    plan: z.enum(tiers).optional(),
    tag: z.string().max(tagLimits.tag).optional(),
    sort: z.enum(orderNames).default('needs'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    clients: z.array(CoachClient.extend({ isPaused: z.boolean(), tags: z.array(z.string()) })),
    /** How many the search and the choices found, on all pages. */
    found: z.number(),
    /** Of all clients, whatever is searched for. */
    total: z.number(),
    active: z.number(),
    graduated: z.number(),
    averageProgress: z.number(),
    /** All that the caller uses for current clients, by name. */
    tags: z.array(z.string()),
  }),
})

export type ClientsFound = Reply<typeof findClients>
export type ListedClient = ClientsFound['clients'][number]
