import { query } from '#platform/web/queries.ts'
import type * as contract from '../appointments.contract.ts'

export const nextSession = query<typeof contract.getNextSession>('GET /api/coaching/next')
export const sessions = query<typeof contract.listSessions>('GET /api/coach/sessions')
