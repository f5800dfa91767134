import { numberText } from '#platform/format/numbers.ts'
import type { ReferralStats } from '../referrals.contract.ts'

export function ReferralFigures({ stats }: { stats: ReferralStats }) {
  const { totalReferrals, pendingReferrals, convertedReferrals } = stats
  return (
    <section aria-labelledby="figures" className="border-y border-ink">
      <h2 id="figures" className="sr-only">
        Your referrals in numbers
      </h2>
      <dl className="grid grid-cols-3">
        <Figure term="Total" value={totalReferrals} />
        <Figure term="Pending" value={pendingReferrals} />
        <Figure term="Converted" value={convertedReferrals} />
      </dl>
    </section>
  )
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className="min-w-0 py-5 pr-3 sm:py-6 [&+&]:border-l [&+&]:border-line [&+&]:pl-4 sm:[&+&]:pl-6">
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd className="mt-1 font-display text-4xl leading-none font-semibold tabular-nums">{numberText(value)}</dd>
    </div>
  )
}
