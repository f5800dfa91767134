import type { Tier } from '#features/membership/membership.rules.ts'
import type { MoneyKind } from '../revenue.rules.ts'

/** The ledger of money: entries are added, never changed, so that every month stays as it was shown. */
export interface MoneyEntriesTable {
  id: string
  /** Null once they are gone: the sums stay, the person doesn't. Null for what was disputed: its dispute says whose it is. */
  memberId: string | null
  /** The provider's id of the subscription or charge, for as long as the member is here; of what was disputed, of the dispute. */
  about: string | null
  tier: Tier
  kind: MoneyKind
  cents: number
  at: string
  /** `2026-03`, of `at` in UTC. */
  month: string
}

/** What the entries through `moneySummed` add up to. They are never changed, so these sums stay right. */
export interface MoneySumsTable {
  month: string
  tier: Tier
  kind: MoneyKind
  cents: number
  count: number
}

export interface MoneySummedTable {
  id: number
  /** The last entry that is in the sums; all after it are added when they are read. */
  throughId: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    moneyEntries: MoneyEntriesTable
    moneySums: MoneySumsTable
    moneySummed: MoneySummedTable
  }
}
