import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../numbers.contract.ts'

export const numbers = query<typeof contract.listNumbers>('GET /api/founder-file/numbers')

export const removalOf = (entryId: string) =>
  query<typeof contract.previewRemoval>('GET /api/founder-file/numbers/:entryId/before', { params: { entryId } })

export const enterNumbers = mutation<typeof contract.enterNumbers>('POST /api/founder-file/numbers')

export const removeEntry = mutation<typeof contract.removeEntry>('DELETE /api/founder-file/numbers/:entryId')
