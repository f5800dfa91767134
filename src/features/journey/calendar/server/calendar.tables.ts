interface CalendarFeedsTable {
  memberId: string
  /** Kept as it is, since the member is shown the address again; it opens nothing but the times. */
  token: string
  madeAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    calendarFeeds: CalendarFeedsTable
  }
}
