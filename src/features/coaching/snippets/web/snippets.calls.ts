import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../snippets.contract.ts'

export const snippets = query<typeof contract.listSnippets>('GET /api/coach/snippets')
export const createSnippet = mutation<typeof contract.createSnippet>('POST /api/coach/snippets')
export const updateSnippet = mutation<typeof contract.updateSnippet>('PATCH /api/coach/snippets/:snippetId')
export const deleteSnippet = mutation<typeof contract.deleteSnippet>('DELETE /api/coach/snippets/:snippetId')
export const restoreSnippet = mutation<typeof contract.restoreSnippet>('POST /api/coach/snippets/:snippetId/restore')
