import { query } from '#platform/web/queries.ts'
import type * as contract from '../coach-dashboard.contract.ts'

export const coachDashboard = query<typeof contract.getCoachDashboard>('GET /api/coach/dashboard')
export const needingMe = query<typeof contract.listNeedingMe>('GET /api/coach/today')
