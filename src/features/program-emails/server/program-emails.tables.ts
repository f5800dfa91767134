export interface ProgramEmailsTable {
  memberId: string
  /** The member's local date. */
  onDay: string
  kind: 'weekly'
  /** What it is about: of a weekly letter the Monday. */
  about: string
  postedAt: string
}

/** How far this week's letters are in one time zone: everybody up to `afterId` has been looked at. */
export interface EmailRunsTable {
  zone: string
  /** Local date of the Monday. */
  week: string
  afterId: string
  doneAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    programLetters: ProgramEmailsTable
    letterRuns: EmailRunsTable
  }
}
