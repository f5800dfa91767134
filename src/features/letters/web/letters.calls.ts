import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../letters.contract.ts'

export const unsubscribe = mutation<typeof contract.unsubscribe>('POST /api/letters/unsubscribe', ['/api/settings'])
