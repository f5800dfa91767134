/**
 * A refund that an operator asked for. The id is of the charge and of what had been refunded before: one of each. One that
 * the bank sent back may be followed by another, with a number behind the same id.
 */
export interface ChargeRefundsTable {
  id: string
  memberId: string | null
  chargeId: string
  cents: number
  /** 1: the membership ends at once too. */
  endsPlan: number
  askedAt: string
  doneAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    chargeRefunds: ChargeRefundsTable
  }
}
