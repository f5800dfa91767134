import { mutation, query } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type * as contract from '../stopping.contract.ts'

export const stopping = (asked: Sent<typeof contract.getStopping>['query']) =>
  query<typeof contract.getStopping>('GET /api/operator/where-people-stop', { query: asked })
export const count = mutation<typeof contract.countStopping>('POST /api/operator/where-people-stop/count')
