import { query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../way.contract.ts'

export const way = query<typeof contract.getWay>('GET /api/framework/way')

export type Way = Reply<typeof contract.getWay>
