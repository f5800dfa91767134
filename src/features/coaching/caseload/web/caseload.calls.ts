import { call } from '#platform/web/api.ts'
import { mutation, query } from '#platform/web/queries.ts'
import { pageLimits } from '#shared/page-limits.ts'
import type * as contract from '../caseload.contract.ts'

export const clients = query<typeof contract.listClients>('GET /api/coach/clients', {
  query: { limit: pageLimits.most },
})
export const clientOf = (clientId: string) =>
  query<typeof contract.getClient>('GET /api/coach/clients/:clientId', { params: { clientId } })
export const clientNotes = (clientId: string) =>
  query<typeof contract.getClientNotes>('GET /api/coach/clients/:clientId/notes', { params: { clientId } })
export const readNotes = (clientId: string) =>
  call<typeof contract.getClientNotes>('GET /api/coach/clients/:clientId/notes', { params: { clientId } })
export const editNotes = mutation<typeof contract.editNotes>('PATCH /api/coach/clients/:clientId')
