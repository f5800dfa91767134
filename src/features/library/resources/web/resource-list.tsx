import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useLibraryAddress } from '../../web/use-library-address.ts'
import { allResources } from '../resources.rules.ts'
import { RowsSkeleton } from './library-skeleton.tsx'
import { ResourceRow } from './resource-row.tsx'
import { resources } from './resources.calls.ts'

/** The resources that match search and category. While the next list loads the last one stays, slightly faded. */
export function ResourceList() {
  const { category, search, find } = useLibraryAddress()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...resources(category, search),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="all" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3">
        <h2 id="all" className="text-2xl">
          {category}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {data && !isPlaceholderData && counted(data.length, 'resource')}
        </p>
      </div>
      {error && !data && (
        <div className="mt-6">
          <LoadFailure level={3} title="The resources didn’t load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title="No resources found matching your search."
            action={
              <Button variant="secondary" onClick={() => find({ category: allResources, search: '' })}>
                Show all resources
              </Button>
            }
          >
            Try fewer words, or another category.
          </EmptyState>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className={classNames('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}>
          {data.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
    </section>
  )
}
