import { mutation, query } from '#platform/web/queries.ts'
import type { switchDailyEmail as switchDailyEmailContract } from '../../alerts/alerts.contract.ts'
import type * as contract from '../running.contract.ts'

export const running = query<typeof contract.getRunning>('GET /api/operator/running')
export const actOnJobs = mutation<typeof contract.actOnJobs>('POST /api/operator/running/jobs')
export const switchAssistant = mutation<typeof contract.switchAssistant>('POST /api/operator/running/assistant')
export const sendTestEmail = mutation<typeof contract.sendTestEmail>('POST /api/operator/running/test-email')
export const switchDailyEmail = mutation<typeof switchDailyEmailContract>('PUT /api/operator/running/daily-email')
