import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../assignments.contract.ts'

export const availableClients = (search: string) =>
  query<typeof contract.listAvailableClients>('GET /api/coach/available-clients', { query: { search } })
export const assignClient = mutation<typeof contract.assignClient>('POST /api/coach/assign-client')
export const graduateClient = mutation<typeof contract.graduateClient>('POST /api/coach/clients/:clientId/graduate')

export const endCoaching = mutation<typeof contract.endCoaching>('POST /api/coach/clients/:clientId/end')
