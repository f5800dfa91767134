import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../tags.contract.ts'

export const tags = query<typeof contract.listTags>('GET /api/coach/tags')
export const tagClients = mutation<typeof contract.tagClients>('POST /api/coach/tags')
