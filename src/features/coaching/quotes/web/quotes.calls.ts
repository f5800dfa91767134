import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../quotes.contract.ts'

export const handToCoach = mutation<typeof contract.handToCoach>('POST /api/messages/handed')
