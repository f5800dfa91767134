import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../previews.contract.ts'

/** Replies with links that last five minutes, so the reply is never cached. */
export const openResource = mutation<typeof contract.openResource>('POST /api/resources/:resourceId/open')
