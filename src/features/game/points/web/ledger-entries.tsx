import { useInfiniteQuery } from '@tanstack/react-query'
import type { DateFormats } from '#platform/format/dates.ts'
import { signedText } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { call } from '#platform/web/api.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listLedger } from '../points.contract.ts'

type LedgerEntry = Reply<typeof listLedger>[number]

const pageSize = 50

export function LedgerEntries() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLedger()
  const dates = useDates()
  if (error && !data)
    return (
      <ErrorState level={3} title="The entries didn’t load" onRetry={() => void refetch()}>
        {userMessage(error, 'Something went wrong. Please try again.')}
      </ErrorState>
    )
  if (!data) return <Waiting />
  const entries = data.pages.flat()
  if (entries.length === 0)
    return (
      <EmptyState title="No entries yet">
        You get your first when you complete a lesson, save a line of gratitude or score an idea.
      </EmptyState>
    )
  return (
    <>
      <ol className="flex flex-col gap-6">
        {byDay(entries, dates).map(({ day, entries: ofDay }) => (
          <li key={day}>
            <h3 className="legend border-b border-line-strong pb-1.5 font-text text-ink-soft">{day}</h3>
            <ul>
              {ofDay.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6 w-full"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Earlier entries
        </Button>
      )}
    </>
  )
}

function useLedger() {
  return useInfiniteQuery({
    queryKey: [`/api/gamification/ledger?limit=${pageSize}`],
    queryFn: ({ pageParam }) =>
      call<typeof listLedger>('GET /api/gamification/ledger', {
        query: pageParam ? { limit: pageSize, before: pageParam } : { limit: pageSize },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
  })
}

function Entry({ entry: { label, points, xp } }: { entry: LedgerEntry }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <span className="min-w-0">{label}</span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="font-semibold">{signedText(points)}</span>{' '}
        <span className="text-sm text-ink-soft">points</span>
        {xp !== 0 && <span className="block text-sm text-ink-soft">{signedText(xp)} XP</span>}
      </span>
    </li>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your entries…">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </Loading>
  )
}

/** Entries are sorted newest first, so those of one day are adjacent. */
function byDay(entries: readonly LedgerEntry[], dates: DateFormats): { day: string; entries: LedgerEntry[] }[] {
  const days = new Map<string, LedgerEntry[]>()
  for (const entry of entries) {
    const day = dates.date(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}
