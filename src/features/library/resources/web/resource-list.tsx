import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useFocusOnMore } from '#platform/ui/use-focus-on-more.ts'
import { useLibraryAddress } from '../../web/use-library-address.ts'
import { allResources } from '../resources.rules.ts'
import { RowsSkeleton } from './library-skeleton.tsx'
import { inOrder, type Order, orders } from './resource-order.ts'
import { ResourceRow } from './resource-row.tsx'
import { resources } from './resources.calls.ts'

/** So many rows are shown before one asks for the rest, and not fewer than this many are kept back. */
const shownFirst = 20
const few = 5

/** The resources that match search and category. While the next list loads the last one stays, slightly faded. */
export function ResourceList() {
  const { category, search, order, isOpenOnly, isWhole, find } = useLibraryAddress()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...resources(category, search),
    placeholderData: keepPreviousData,
  })
  const listed = inOrder(data ?? [], order).filter(({ hasAccess }) => hasAccess || !isOpenOnly)
  const shown = isWhole || listed.length <= shownFirst + few ? listed : listed.slice(0, shownFirst)
  const { list, seesMore } = useFocusOnMore<HTMLUListElement>(shown.length)
  const showAll = () => {
    seesMore(shown.length)
    find({ isWhole: true })
  }
  return (
    <section aria-labelledby="all" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-3">
        <h2 id="all" className="text-2xl">
          {category}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {data?.some(({ hasAccess }) => !hasAccess) && (
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={isOpenOnly}
                onChange={({ target }) => find({ isOpenOnly: target.checked })}
                className="size-5 accent-accent"
              />
              Open to me
            </label>
          )}
          {listed.length > 1 && <OrderChoice order={order} onChange={(order) => find({ order })} />}
          <p role="status" className="text-sm text-ink-soft">
            {data && !isPlaceholderData && counted(listed.length, 'resource')}
          </p>
        </div>
      </div>
      {error && !data && (
        <div className="mt-6">
          <LoadFailure level={3} title="The resources didn’t load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <RowsSkeleton />}
      {data && listed.length === 0 && <NothingListed hidden={data.length} />}
      {shown.length > 0 && (
        <ul
          ref={list}
          className={classNames('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {shown.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
      {listed.length > shown.length && (
        <Button variant="secondary" className="mt-5" onClick={showAll}>
          Show all {listed.length}
        </Button>
      )}
    </section>
  )
}

/** No resource matches, or `hidden` ones do that a larger plan opens. */
function NothingListed({ hidden }: { hidden: number }) {
  const { find } = useLibraryAddress()
  if (hidden > 0)
    return (
      <div className="mt-6">
        <EmptyState
          title="None of these is open to you yet."
          action={
            <Button variant="secondary" onClick={() => find({ isOpenOnly: false })}>
              Show them all
            </Button>
          }
        >
          {counted(hidden, 'resource')} of a larger plan would match.
        </EmptyState>
      </div>
    )
  return (
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
  )
}

function OrderChoice({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      Sort
      <select
        value={order}
        // Its options are the orders alone.
        onChange={({ target }) => onChange(target.value as Order)}
        className="min-h-11 rounded-md border border-line-strong bg-sheet px-2 text-sm font-semibold hover:border-ink"
      >
        {Object.entries(orders).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
