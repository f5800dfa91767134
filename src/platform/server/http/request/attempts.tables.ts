interface AttemptsTable {
  /** What is counted for whom; hashed, so that no address or e-mail is kept. */
  key: string
  count: number
  windowEndsAt: string
}

declare module '../../database/database.ts' {
  interface Tables {
    attempts: AttemptsTable
  }
}
