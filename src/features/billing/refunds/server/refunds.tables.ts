import type { Tier } from '#features/membership/membership.rules.ts'

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
  /** Which membership that is; none where it only waited for its first payment. */
  endedId: string | null
  endedTier: Tier | null
  /** How often the provider refused it. */
  refusals: number
  askedAt: string
  doneAt: string | null
  /** When it was given up instead, as `doneAt` too. */
  droppedAt: string | null
  /** When the end was told by an email of its own: the refund failed after it. */
  endToldAt: string | null
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    chargeRefunds: ChargeRefundsTable
  }
}
