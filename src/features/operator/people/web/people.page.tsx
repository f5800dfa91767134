import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { call } from '#platform/web/api.ts'
import { WriteToThem } from '../../broadcasts/web/write-to-them.tsx'
import { FounderRequestsLine } from '../../coaches/web/founder-requests.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { listPeople } from '../people.contract.ts'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { audienceIn, keptOf, usePeopleAddress } from './use-people-address.ts'

const ImportPeople = lazy(() =>
  import('../../people-import/web/import-people.tsx').then(({ ImportPeople }) => ({ default: ImportPeople })),
)

const some = 50

export function PeoplePage() {
  const { narrow: _, ...wanted } = usePeopleAddress()
  const asked = useDeferredValue(JSON.stringify(keptOf(wanted)))
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePeople(asked)
  const people = data?.pages.flatMap((page) => page.people) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <>
      <DeskHeader
        title="People"
        lead={
          <span role="status" className="block min-h-[1.5em]">
            {data && counted(total, 'person', 'people')}
          </span>
        }
        actions={
          <>
            <Dialog title="Import people" width="wide" trigger={<Button variant="secondary">Import people…</Button>}>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <ImportPeople />
              </Suspense>
            </Dialog>
            {total > 0 && asked !== '{}' && <WriteToThem {...audienceIn(wanted)} />}
            <LinkButton variant="secondary" href={`/api/operator/people.csv?${new URLSearchParams(keptOf(wanted))}`}>
              Download as a table
            </LinkButton>
          </>
        }
      />
      <FounderRequestsLine />
      <PeopleFilters />
      <div className="mt-1 sm:mt-8">
        {error && !data ? (
          <LoadFailure level={2} title="The list didn’t load" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Loading people…">
            <Skeleton className="h-96" />
          </Loading>
        ) : people.length === 0 ? (
          <EmptyState level={2} title="No one found">
            Try fewer words, or take a filter away.
          </EmptyState>
        ) : (
          <PeopleTable people={people} />
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            className="mt-6"
            pending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </>
  )
}

const usePeople = (asked: string) =>
  useInfiniteQuery({
    // Kept under the path it comes from, as every read is.
    queryKey: ['/api/operator/people', asked],
    queryFn: ({ pageParam }) =>
      call<typeof listPeople>('GET /api/operator/people', {
        query: { ...JSON.parse(asked), limit: some, ...(pageParam ? { before: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ people, hasMore }) => (hasMore ? people.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  })
