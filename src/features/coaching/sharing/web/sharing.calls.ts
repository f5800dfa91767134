import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../sharing.contract.ts'

export const shares = query<typeof contract.listShares>('GET /api/founder-file/shares')
export const shareFile = mutation<typeof contract.shareFile>('POST /api/founder-file/shares')
export const stopSharing = mutation<typeof contract.stopSharing>('DELETE /api/founder-file/shares/:id')
