import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../downloads.contract.ts'

export const downloadResource = mutation<typeof contract.downloadResource>('POST /api/resources/:resourceId/download')
