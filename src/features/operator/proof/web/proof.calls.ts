import { mutation } from '#platform/web/queries.ts'
import type { prove as contract } from '../proof.contract.ts'

export const prove = mutation<typeof contract>('POST /api/operator/proof')
