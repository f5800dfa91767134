import { useQuery } from '@tanstack/react-query'
import type { PaidTier } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { ProvedDownload } from '../../proof/web/proved-download.tsx'
import { figuresOf, stayedCents } from '../money.rules.ts'
import { money } from './money.calls.ts'
import { movedWords, outcomeWords } from './month-words.ts'

/** What came in and went back in a month, above its lists, and all of it as a table. */
export function MonthTotals({ month, plan }: { month: string; plan: PaidTier | undefined }) {
  const { data } = useQuery(money)
  const found = data?.months.find((one) => one.month === month)
  if (!data || !found) return null
  const figures = figuresOf(found, plan)
  const text = (cents: number) => moneyText(cents, data.currency)
  const outcomes = outcomeWords(figures.outcomes, text)
  return (
    <div className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p>
        {movedWords(figures, text)}: <strong>{text(stayedCents(figures))}</strong> stayed. Stripe’s fees aren’t taken
        off.
        {outcomes && <span className="block text-ink-soft">Of what was disputed in this month, {outcomes}.</span>}
      </p>
      <ProvedDownload href={`/api/operator/money/month.csv?month=${month}`}>
        Download all payments of this month
      </ProvedDownload>
    </div>
  )
}
