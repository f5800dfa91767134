import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../coaches.contract.ts'

export const coaches = query<typeof contract.listCoaches>('GET /api/operator/coaches')
export const founderRequests = query<typeof contract.listFounderRequests>('GET /api/operator/founder-requests')
export const clientsOfCoach = (coachId: string) =>
  query<typeof contract.listClientsOfCoach>('GET /api/operator/coaches/:coachId/clients', { params: { coachId } })
export const moveCaseload = mutation<typeof contract.moveCaseload>('POST /api/operator/coaches/:coachId/moves')
