import { mutation } from '#platform/web/queries.ts'
import type { startSeeing as contract } from '../seeing.contract.ts'

export const startSeeing = mutation<typeof contract>('POST /api/operator/seeing')
