import { mutation, query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../calendar.contract.ts'

export type Feed = Reply<typeof contract.getFeed>

export const calendarFeed = query<typeof contract.getFeed>('GET /api/calendar')
export const renewFeed = mutation<typeof contract.renewFeed>('POST /api/calendar')
export const turnOffFeed = mutation<typeof contract.turnOffFeed>('DELETE /api/calendar')
