import { query } from '#platform/web/queries.ts'
import type * as contract from '../my-clients.contract.ts'
import type { Wanted } from './wanted.ts'

export const clientsFound = (wanted: Wanted) =>
  query<typeof contract.findClients>('GET /api/coach/caseload', { query: wanted })
