interface EliteWelcomesTable {
  memberId: string
  /** Of who was on Elite before there was this email: when it came into the product. */
  sentAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    eliteWelcomes: EliteWelcomesTable
  }
}
