import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../program-emails.contract.ts'

export const unsubscribe = mutation<typeof contract.unsubscribe>('POST /api/letters/unsubscribe')
