import { mutation, query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as catchUp from '../catch-up.contract.ts'
import type * as contract from '../pace.contract.ts'

export type Pace = Reply<typeof contract.getPace>
export type CatchUpPlan = Reply<typeof catchUp.previewCatchUp>
export type WorkHours = Reply<typeof contract.getWorkHours>

export const pace = query<typeof contract.getPace>('GET /api/pace')
export const workHours = query<typeof contract.getWorkHours>('GET /api/pace/work-hours')

export const pauseProgram = mutation<typeof contract.pause>('POST /api/pace/pause')
export const resumeProgram = mutation<typeof contract.resume>('DELETE /api/pace/pause')
export const moveDays = mutation<typeof contract.moveDays>('POST /api/pace/move')
export const beginAgain = mutation<typeof contract.beginAgain>('POST /api/pace/begin-again')
export const carryOn = mutation<typeof contract.carryOn>('POST /api/pace/carry-on')
export const previewCatchUp = mutation<typeof catchUp.previewCatchUp>('POST /api/pace/catch-up/preview')
export const startCatchUp = mutation<typeof catchUp.startCatchUp>('PUT /api/pace/catch-up')
export const endCatchUp = mutation<typeof catchUp.endCatchUp>('DELETE /api/pace/catch-up')
export const saveWorkHours = mutation<typeof contract.saveWorkHours>('PATCH /api/pace/work-hours')
