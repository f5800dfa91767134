import { query } from '#platform/web/queries.ts'
import type * as contract from '../progress.contract.ts'

export const progress = query<typeof contract.getProgress>('GET /api/progress')
