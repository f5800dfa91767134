/** What a member shares with their coach. It counts while the coaching that it was shared in lasts. */
export interface FileSharesTable {
  id: string
  memberId: string
  /** The coaching during which it was shared, or the one that took over from it. */
  assignmentId: string
  /** `all`, the id of a module, or that of a page. Once a coaching. */
  of: string
  sharedAt: string
  /** When the assistant proposed it, where it did and the member confirmed. */
  proposedAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    fileShares: FileSharesTable
  }
}
