import { useQuery } from '@tanstack/react-query'
import type { PaidTier } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { ProvedDownload } from '../../proof/web/proved-download.tsx'
import { figuresOf } from '../money.rules.ts'
import { money } from './money.calls.ts'

/** What came in and went back in a month, above its lists, and all of it as a table. */
export function MonthTotals({ month, plan }: { month: string; plan: PaidTier | undefined }) {
  const { data } = useQuery(money)
  const found = data?.months.find((one) => one.month === month)
  if (!data || !found) return null
  const { paid, refunded } = figuresOf(found, plan)
  const text = (cents: number) => moneyText(cents, data.currency)
  return (
    <div className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p>
        Paid in {text(paid.cents)}, refunded {text(-refunded.cents)}:{' '}
        <strong>{text(paid.cents + refunded.cents)}</strong> stayed. Stripe’s fees and what disputes hold aren’t taken
        off.
      </p>
      <ProvedDownload href={`/api/operator/money/month.csv?month=${month}`}>
        Download all payments of this month
      </ProvedDownload>
    </div>
  )
}
