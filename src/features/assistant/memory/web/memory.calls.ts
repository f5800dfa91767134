import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../memory.contract.ts'

export const facts = query<typeof contract.listFacts>('GET /api/chat/memory')
export const addFact = mutation<typeof contract.addFact>('POST /api/chat/memory')
export const changeFact = mutation<typeof contract.changeFact>('PATCH /api/chat/memory/:factId')
export const removeFact = mutation<typeof contract.removeFact>('DELETE /api/chat/memory/:factId')
export const clearFacts = mutation<typeof contract.clearFacts>('DELETE /api/chat/memory')
