import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type DisputeState, isUndecided } from '#features/billing/disputes/disputes.rules.ts'
import type { MoneyKind } from '#features/billing/revenue/revenue.rules.ts'
import { type PaidTier, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { MoneyEntry } from '../money.contract.ts'
import { entries } from './money.calls.ts'

const some = 100

type EntriesListProps = { kind: MoneyKind; month: string; plan: PaidTier | undefined; before: string | undefined }

/** The people a figure is about, each with what they add to it. */
export function EntriesList({ kind, month, plan, before }: EntriesListProps) {
  const dates = useDates()
  const page = { ...(plan ? { tier: plan } : {}), ...(before ? { before } : {}) }
  const { data, error, refetch } = useQuery(entries({ kind, month, limit: some, ...page }))
  if (error && !data)
    return <LoadFailure level={2} title="The list didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading the list…">
        <Skeleton className="h-96" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState level={2} title="Nothing here">
        Nothing of this kind happened in this month.
      </EmptyState>
    )
  const last = data.length === some ? data.at(-1) : undefined
  return (
    <>
      <ul className="max-w-3xl text-sm">
        {linesOf(data).map(({ id, at, memberId, who, what, cents, currency, dispute }) => (
          <li
            key={id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {memberId ? (
                <Link to="/operator/people/$memberId" params={{ memberId }} className="link font-semibold" dir="auto">
                  {who}
                </Link>
              ) : (
                who
              )}
              <span className="block text-ink-soft">
                {what}, {dates.shortDate(at)}
                {dispute && `: ${disputeWords(dispute, cents)}`}
              </span>
            </span>
            <span className="tabular-nums">{moneyText(cents, currency)}</span>
          </li>
        ))}
      </ul>
      {last && (
        <LinkButton asChild variant="secondary" className="mt-6">
          <Link
            to="/operator/money"
            search={{ figure: kind, month, ...(plan ? { plan } : {}), before: last.id } as never}
          >
            Earlier
          </Link>
        </LinkButton>
      )}
    </>
  )
}

function disputeWords(dispute: DisputeState, cents: number): string {
  if (cents > 0) return 'the dispute was won, and it came back'
  if (isUndecided(dispute)) return 'held until the bank decides'
  return dispute === 'lost' ? 'the dispute was lost' : 'held until the dispute was won'
}

/** A line for each entry; of a move from one plan to the other, which has an entry for each, one line. */
function linesOf(entries: readonly MoneyEntry[]) {
  return entries.flatMap((entry, at) => {
    const before = entries[at - 1]
    if (before && isSameMove(before, entry)) return []
    const after = entries[at + 1]
    if (!after || !isSameMove(entry, after)) return [{ ...entry, what: planOf(entry.tier) }]
    const [from, to] = entry.cents < 0 ? [entry, after] : [after, entry]
    return [{ ...entry, what: `${planOf(from.tier)} to ${planOf(to.tier)}`, cents: entry.cents + after.cents }]
  })
}

/** Nothing is paid for Starter: what the ledger has under it belongs to no plan. */
const planOf = (tier: Tier): string => (tier === 'starter' ? 'No plan' : tierName[tier])

const isSameMove = (one: MoneyEntry, other: MoneyEntry) =>
  one.memberId === other.memberId && one.at === other.at && one.tier !== other.tier && one.cents * other.cents < 0
