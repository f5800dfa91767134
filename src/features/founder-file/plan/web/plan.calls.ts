import { query } from '#platform/web/queries.ts'
import type { getPlan } from '../plan.contract.ts'

export const plan = query<typeof getPlan>('GET /api/founder-file/plan')
