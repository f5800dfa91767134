import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../ratings.contract.ts'

export const rateResource = mutation<typeof contract.rateResource>('POST /api/resources/:resourceId/rating')
