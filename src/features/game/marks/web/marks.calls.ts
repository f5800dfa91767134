import { mutation, query } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../marks.contract.ts'

export const marks = query<typeof contract.listMarks>('GET /api/frontier/marks')
export const addMark = mutation<typeof contract.addMark>('POST /api/frontier/marks')
export const removeMark = mutation<typeof contract.removeMark>('DELETE /api/frontier/marks/:markId')
export const restoreMark = mutation<typeof contract.restoreMark>('POST /api/frontier/marks/:markId/restore')

export type Mark = Reply<typeof contract.listMarks>[number]
