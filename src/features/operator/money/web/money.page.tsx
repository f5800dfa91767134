import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type PaidTier, paidTierOf, paidTiers, tierName } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted } from '#platform/format/numbers.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import type { Reply } from '#shared/endpoint.ts'
import { DeskHeader } from '../../web/desk-header.tsx'
import { monthName } from '../../web/month-name.ts'
import type { getMoney } from '../money.contract.ts'
import { figuresOf, heldCents } from '../money.rules.ts'
import { Differences } from './differences.tsx'
import { Disputes } from './disputes.tsx'
import { EntriesList } from './entries-list.tsx'
import { kindNames } from './kind-names.ts'
import { money } from './money.calls.ts'
import { MonthTotals } from './month-totals.tsx'
import { MonthsTable } from './months-table.tsx'
import { useMoneyAddress } from './use-money-address.ts'

export function MoneyPage() {
  const { plan, figure, before } = useMoneyAddress()
  if (figure)
    return (
      <>
        <DeskHeader
          title={`${kindNames[figure.kind]}: ${monthName(figure.month)}`}
          lead={plan ? `${tierName[plan]} only.` : 'Both plans.'}
        />
        <p className="mt-6 mb-4">
          <Link to="/operator/money" search={(plan ? { plan } : {}) as never} className="link">
            Back to all months
          </Link>
        </p>
        <MonthTotals month={figure.month} plan={plan} />
        <EntriesList {...figure} plan={plan} before={before} />
      </>
    )
  return <Months plan={plan} />
}

function Months({ plan }: { plan: PaidTier | undefined }) {
  const { data, error, refetch } = useQuery(money)
  return (
    <>
      <DeskHeader title="Money" lead="What recurs each month, what moved it, and what was paid and returned." />
      <PlanField plan={plan} />
      <div className="mt-8">
        {error && !data ? (
          <LoadFailure level={2} title="The figures didn’t load" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Loading the figures…">
            <Skeleton className="h-96" />
          </Loading>
        ) : (
          <>
            <Disputes disputes={data.disputes} currency={data.currency} />
            <Now money={data} plan={plan} />
            <MonthsTable months={data.months} currency={data.currency} plan={plan} />
            <p className="mt-4 max-w-prose text-sm text-ink-soft">
              Recurring is what the memberships that continue at a month’s end bring in a month, after discounts that
              last and without tax. Late and paused ones are included, and those whose last payment was refunded without
              ending them; gifts bring nothing. A move from one plan to the other is one change. What belongs to neither
              plan, such as a charge made by hand in Stripe, is in the figures of both together. Paid in and refunded
              are charges and refunds at Stripe, tax included and fees not taken off. Disputed is what the bank takes as
              a dispute begins; won, it counts back in the month of the decision, and lost, it’s gone. Months are in
              UTC.
            </p>
            <Differences currency={data.currency} />
          </>
        )}
      </div>
    </>
  )
}

/** This month in a sentence, and whose payment is late. */
function Now({ money: { months, late, currency }, plan }: { money: Money; plan: PaidTier | undefined }) {
  const [latest] = months
  const wanted = late.filter(({ tier }) => plan === undefined || tier === plan)
  const count = wanted.reduce((sum, one) => sum + one.count, 0)
  const cents = wanted.reduce((sum, one) => sum + one.cents, 0)
  const held = heldCents(months, plan)
  return (
    <p className="mb-8 max-w-prose text-lg">
      <strong className="font-display">
        {moneyText(latest ? figuresOf(latest, plan).recurringCents : 0, currency)}
      </strong>{' '}
      recurs each month.{' '}
      {count === 0 ? (
        'No payment is late.'
      ) : (
        <>
          <Link
            to="/operator"
            search={{ status: 'past-due', ...(plan ? { tier: plan } : {}) } as never}
            className="link"
          >
            {counted(count, 'payment')}
          </Link>{' '}
          of {moneyText(cents, currency)} {count === 1 ? 'is' : 'are'} late.
        </>
      )}
      {held > 0 && ` Disputes hold ${moneyText(held, currency)} until the bank decides.`}
    </p>
  )
}

type Money = Reply<typeof getMoney>

function PlanField({ plan }: { plan: PaidTier | undefined }) {
  const navigate = useNavigate()
  const choose = (chosen: PaidTier | undefined) =>
    void navigate({ to: '/operator/money', search: (chosen ? { plan: chosen } : {}) as never, resetScroll: false })
  return (
    <SelectField
      className="mt-8 max-w-60"
      label="Plan"
      value={plan ?? ''}
      onChange={({ target }) => choose(paidTierOf(target.value))}
    >
      <option value="">Both plans</option>
      {paidTiers.map((one) => (
        <option key={one} value={one}>
          {tierName[one]}
        </option>
      ))}
    </SelectField>
  )
}
