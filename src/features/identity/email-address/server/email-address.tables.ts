/** An address that waits for its owner's confirmation, or got it today: the account's own by then. One a member. */
interface EmailChangesTable {
  memberId: string
  email: string
  tokenHash: string
  expiresAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    emailChanges: EmailChangesTable
  }
}
