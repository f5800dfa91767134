interface AttemptsTable {
  /** What is counted for whom; hashed, so that no address or email is kept. */
  key: string
  count: number
  windowEndsAt: string
}

declare module '../../database/database.ts' {
  interface Tables {
    attempts: AttemptsTable
  }
}
