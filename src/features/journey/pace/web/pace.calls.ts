import { mutation, query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../pace.contract.ts'

export type WorkHours = Reply<typeof contract.getWorkHours>

export const pace = query<typeof contract.getPace>('GET /api/pace')
export const workHours = query<typeof contract.getWorkHours>('GET /api/pace/work-hours')

export const saveWorkHours = mutation<typeof contract.saveWorkHours>('PATCH /api/pace/work-hours')
