import { query } from '#platform/web/queries.ts'
import type * as contract from '../coach-ledger.contract.ts'

export const coachStats = query<typeof contract.getCoachStats>('GET /api/coach/stats')
export const coachLedger = query<typeof contract.listCoachLedger>('GET /api/coach/ledger', {
  query: { limit: 100 },
})
