import { Link } from '@tanstack/react-router'
import { moneyKinds } from '#features/billing/revenue/revenue.rules.ts'
import type { PaidTier } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'
import { monthName } from '../../web/month-name.ts'
import { figuresOf, type Month, type PlanMonth } from '../money.rules.ts'
import { kindNames } from './kind-names.ts'

type MonthsTableProps = { months: readonly Month[]; currency: string; plan: PaidTier | undefined }

/** A row for each month; on a phone a card each. A figure leads to the people it is about. */
export function MonthsTable({ months, currency, plan }: MonthsTableProps) {
  return (
    <table className="block w-full border-collapse text-sm lg:table">
      <caption className="sr-only">Money by month, the latest first</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr>
          {['Month', 'Recurring', ...moneyKinds.map((kind) => kindNames[kind])].map((head) => (
            <th
              key={head}
              scope="col"
              className="legend border-b border-ink px-2 pb-2 text-left text-ink-soft lg:not-first:text-right"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {months.map((month) => (
          <Row key={month.month} month={month.month} figures={figuresOf(month, plan)} currency={currency} plan={plan} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { month: string; figures: PlanMonth; currency: string; plan: PaidTier | undefined }

function Row({ month, figures, currency, plan }: RowProps) {
  const { heldCents } = figures.outcomes
  return (
    <tr className="block border-b border-line py-3 lg:table-row lg:py-0">
      <th scope="row" className={`${cell} block text-left font-semibold whitespace-nowrap lg:table-cell`}>
        {monthName(month)}
      </th>
      <td className={`${cell} ${figure} font-semibold`}>
        <Label>Recurring</Label>
        {moneyText(figures.recurringCents, currency)}
      </td>
      {moneyKinds.map((kind) => {
        const { count, cents } = figures[kind]
        return (
          <td key={kind} className={`${cell} ${figure} ${count === 0 ? 'max-lg:hidden' : ''}`}>
            <Label>{kindNames[kind]}</Label>
            {count === 0 ? (
              <span className="text-ink-soft">–</span>
            ) : (
              <Link
                to="/operator/money"
                search={{ figure: kind, month, ...(plan ? { plan } : {}) } as never}
                className="link"
                aria-label={`${kindNames[kind]}, ${monthName(month)}: ${moneyText(cents, currency)}, ${counted(count, 'entry', 'entries')}`}
              >
                {moneyText(cents, currency)} <span className="text-ink-soft">({count})</span>
              </Link>
            )}
            {kind === 'disputed' && heldCents > 0 && (
              <span className="block text-ink-soft">{moneyText(heldCents, currency)} held</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const Label = ({ children }: { children: string }) => <span className="text-ink-soft lg:sr-only">{children}</span>

const cell = 'px-2 py-1 align-top lg:py-2.5'
const figure =
  'flex min-h-9 items-baseline justify-between gap-4 tabular-nums whitespace-nowrap lg:table-cell lg:text-right'
