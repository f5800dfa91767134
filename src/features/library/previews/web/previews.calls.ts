import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../previews.contract.ts'

/** Answers links that last five minutes, so nobody keeps it. */
export const openResource = mutation<typeof contract.openResource>('POST /api/resources/:resourceId/open')
