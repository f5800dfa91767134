import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../sessions.contract.ts'

export const sessions = query<typeof contract.listSessions>('GET /api/sessions')
export const endSession = mutation<typeof contract.endSession>('DELETE /api/sessions/:id')
export const endAllSessions = mutation<typeof contract.endAllSessions>('DELETE /api/sessions')
