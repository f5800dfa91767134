import type { BusinessNumber } from '../numbers.contract.ts'
import { NumberRow } from './number-row.tsx'

type NumbersTableProps = {
  caption: string
  numbers: readonly BusinessNumber[]
  currency: string
  isRead?: boolean
  lastTalkAt?: string | null
}

/** Numbers then and now: the table says in words all that the lines show. */
export function NumbersTable({ caption, numbers, currency, isRead, lastTalkAt }: NumbersTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-4 text-left font-semibold">
            Number
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold sm:pr-4">
            Then → now
          </th>
          <th scope="col" className="py-2 pr-6 text-right font-semibold max-sm:hidden">
            Change
          </th>
          <td />
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            <span className="sr-only">Counted or guessed</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <NumberRow key={number.key} number={number} currency={currency} isRead={isRead} lastTalkAt={lastTalkAt} />
        ))}
      </tbody>
    </table>
  )
}
