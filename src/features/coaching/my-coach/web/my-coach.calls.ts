import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../my-coach.contract.ts'

export const myCoach = query<typeof contract.getMyCoach>('GET /api/my-coach')
export const leaveCoach = mutation<typeof contract.leaveCoach>('POST /api/my-coach/leave')
