import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../comments.contract.ts'

export const commentsOn = (pageId: string) =>
  query<typeof contract.listComments>('GET /api/founder-file/pages/:pageId/comments', { params: { pageId } })
export const answerComment = mutation<typeof contract.answerComment>(
  'POST /api/founder-file/comments/:commentId/answers',
)
export const resolveComment = mutation<typeof contract.resolveComment>(
  'POST /api/founder-file/comments/:commentId/resolve',
)
export const commentOnPage = mutation<typeof contract.commentOnPage>(
  'POST /api/coach/clients/:clientId/file/pages/:pageId/comments',
)
export const answerClient = mutation<typeof contract.answerClient>(
  'POST /api/coach/clients/:clientId/file/comments/:commentId/answers',
)
export const resolveForClient = mutation<typeof contract.resolveForClient>(
  'POST /api/coach/clients/:clientId/file/comments/:commentId/resolve',
)
