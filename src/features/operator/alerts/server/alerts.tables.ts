export interface OperatorLooksTable {
  memberId: string
  /** The last day, by the operator’s clocks, that is done; empty before the first. */
  onDay: string
  /** Since when they want no daily email. */
  offSince: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    operatorLooks: OperatorLooksTable
  }
}
