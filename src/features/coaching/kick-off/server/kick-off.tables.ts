interface EliteWelcomesTable {
  memberId: string
  sentAt: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    eliteWelcomes: EliteWelcomesTable
  }
}
