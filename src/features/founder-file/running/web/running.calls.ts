import type * as journey from '#features/journey/running/running.contract.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type { listRunning } from '../running.contract.ts'

export const runningExercises = query<typeof listRunning>('GET /api/running')
export const keepRunning = mutation<typeof journey.keepRunning>('PUT /api/submodules/:subModuleId/running')
export const stopRunning = mutation<typeof journey.stopRunning>('DELETE /api/submodules/:subModuleId/running')
