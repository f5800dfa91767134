import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../several.contract.ts'

export const writeToSeveral = mutation<typeof contract.writeToSeveral>('POST /api/coach/messages')
