import { query } from '#platform/web/queries.ts'
import type * as contract from '../quota.contract.ts'

export const assistantStatus = query<typeof contract.getAssistantStatus>('GET /api/chat/status')
