/** What a coach wrote about a page or a field of it, and the answers to that. */
export interface FileCommentsTable {
  id: string
  /** The comment that it belongs to; a comment’s own id. */
  threadId: string
  memberId: string
  coachId: string
  pageId: string
  /** The address of a place; null where it is about the page. */
  field: string | null
  author: 'coach' | 'client'
  verdict: 'right' | 'again' | null
  text: string
  writtenAt: string
  /** Of a comment: when either of the two closed it. */
  resolvedAt: string | null
  /** Of a comment: who is expected to write next. */
  awaits: 'coach' | 'client' | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    fileComments: FileCommentsTable
  }
}
