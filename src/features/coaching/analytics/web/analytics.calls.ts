import { query } from '#platform/web/queries.ts'
import type * as contract from '../analytics.contract.ts'

export const analytics = query<typeof contract.getAnalytics>('GET /api/coach/analytics')
export const clientNumbers = query<typeof contract.getClientNumbers>('GET /api/coach/analytics/numbers')
