import type * as journey from '#features/journey/progress/progress.contract.ts'
import { query } from '#platform/web/queries.ts'
import type * as contract from '../dashboard.contract.ts'

export const dashboard = query<typeof contract.getDashboard>('GET /api/dashboard')
export const moduleProgress = query<typeof journey.getModuleProgress>('GET /api/progress/modules')
