/** When a coach last looked at a client’s page, and at which version of it. */
export interface FileLooksTable {
  coachId: string
  memberId: string
  pageId: string
  version: number
  lookedAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    fileLooks: FileLooksTable
  }
}
