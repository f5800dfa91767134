import { tenNumbers } from '../../numbers/number-text.ts'
import type { BusinessNumber } from '../../numbers/numbers.contract.ts'
import { NumbersTable } from '../../numbers/web/numbers-table.tsx'

type SharedNumbersProps = { caption: string; numbers: readonly BusinessNumber[]; currency: string }

/** The shared ones of the ten numbers, then and now, and what follows from them. */
export function SharedNumbers({ numbers, ...table }: SharedNumbersProps) {
  return <NumbersTable isRead numbers={numbers.slice(0, tenNumbers)} {...table} />
}
