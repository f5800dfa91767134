import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { call } from '#platform/web/api.ts'
import { WriteToThem } from '../../broadcasts/web/write-to-them.tsx'
import { FounderRequestsLine } from '../../coaches/web/founder-requests.tsx'
import { ProvedDownload } from '../../proof/web/proved-download.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { listPeople } from '../people.contract.ts'
import { InviteAgain } from './invite-again.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { areReversed, audienceIn, invitedIn, isNarrowed, keptOf, usePeopleAddress } from './use-people-address.ts'

const ImportPeople = lazy(() =>
  import('../../people-import/web/import-people.tsx').then(({ ImportPeople }) => ({ default: ImportPeople })),
)

const some = 50

export function PeoplePage() {
  const { narrow: _, ...wanted } = usePeopleAddress()
  const asked = useDeferredValue(JSON.stringify(keptOf(wanted)))
  const isReversed = areReversed(wanted)
  // What is asked for follows what is wanted a moment later.
  const found = usePeople(asked, !isReversed && !areReversed(JSON.parse(asked)))
  const total = isReversed ? undefined : found.data?.pages[0]?.total
  const audience = audienceIn(wanted)
  return (
    <>
      <DeskHeader
        title="People"
        lead={
          <span role="status" className="block min-h-[1.5em]">
            {total !== undefined && counted(total, 'person', 'people')}
          </span>
        }
        actions={
          <>
            <Dialog title="Import people" width="wide" trigger={<Button variant="secondary">Import people…</Button>}>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <ImportPeople />
              </Suspense>
            </Dialog>
            {Boolean(total) && wanted.status === 'invited' && <InviteAgain of={invitedIn(wanted)} />}
            {Boolean(total) && isNarrowed(wanted) && audience.status === (wanted.status ?? null) && (
              <WriteToThem {...audience} />
            )}
            {!isReversed && (
              <ProvedDownload href={`/api/operator/people.csv?${new URLSearchParams(keptOf(wanted))}`}>
                Download as a table
              </ProvedDownload>
            )}
          </>
        }
      />
      <FounderRequestsLine />
      <PeopleFilters />
      <div className="mt-1 sm:mt-8">
        {isReversed ? (
          <EmptyState level={2} title="No one is on these days">
            The first day comes after the last. Swap them, or remove one.
          </EmptyState>
        ) : (
          <Found {...found} />
        )}
      </div>
    </>
  )
}

function Found({ data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage }: ReturnType<typeof usePeople>) {
  const people = data?.pages.flatMap((page) => page.people) ?? []
  if (error && !data)
    return <LoadFailure level={2} title="The list didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading people…">
        <Skeleton className="h-96" />
      </Loading>
    )
  if (people.length === 0)
    return (
      <EmptyState level={2} title="No one found">
        Try fewer words, or take a filter away.
      </EmptyState>
    )
  return (
    <>
      <PeopleTable people={people} />
      {hasNextPage && (
        <Button variant="secondary" className="mt-6" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

const usePeople = (asked: string, isAsked: boolean) =>
  useInfiniteQuery({
    enabled: isAsked,
    // Kept under the path it comes from, as every read is.
    queryKey: ['/api/operator/people', asked],
    queryFn: ({ pageParam }) =>
      call<typeof listPeople>('GET /api/operator/people', {
        query: { ...JSON.parse(asked), limit: some, ...(pageParam ? { before: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  })
