export interface ProgramEmailsTable {
  memberId: string
  /** The member's local date. */
  onDay: string
  kind: 'weekly' | 'hour' | 'finished'
  /** What it is about: of a weekly email the date of the Monday, of one at the hour its own date, else the program. */
  about: string
  postedAt: string
}

/** Progress of a week's emails in one time zone: members up to `afterId` are done. */
export interface EmailRunsTable {
  zone: string
  /** Local date of the Monday. */
  week: string
  afterId: string
  doneAt: string | null
}

/** Progress of the emails of one hour, in one time zone on one local date: members up to `afterId` are done. */
export interface HourRunsTable {
  zone: string
  /** `07:30`. */
  startsAt: string
  onDay: string
  afterId: string
  doneAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    programLetters: ProgramEmailsTable
    letterRuns: EmailRunsTable
    hourRuns: HourRunsTable
  }
}
