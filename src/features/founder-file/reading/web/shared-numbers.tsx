import type { BusinessNumber } from '../../numbers/numbers.contract.ts'
import { NumbersTable } from '../../numbers/web/numbers-table.tsx'

type SharedNumbersProps = {
  caption: string
  numbers: readonly BusinessNumber[]
  currency: string
  /** Since when a change is told besides the one since the beginning. */
  lastTalkAt?: string | null
}

/** The shared ones of the ten numbers, then and now. */
export function SharedNumbers(table: SharedNumbersProps) {
  return <NumbersTable isRead {...table} />
}
