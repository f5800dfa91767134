import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { counted } from '#platform/format/numbers.ts'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { PageLine } from '../../pages/pages.contract.ts'
import { PageLink } from '../../pages/web/page-link.tsx'
import { answersWith } from './binder.calls.ts'

type FoundWordsProps = { search: string; pages: readonly PageLine[] }

/** Where the member wrote these words. */
export function FoundWords({ search, pages }: FoundWordsProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...answersWith(search),
    placeholderData: keepPreviousData,
  })
  const dates = useDates()
  const results = data?.results ?? []
  return (
    <section aria-labelledby="found" className="mt-8">
      <h2 id="found" className="text-xl">
        Your words
      </h2>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {data && !isPlaceholderData && `${counted(results.length, 'place')} with “${search}”`}
      </p>
      {error && <LoadFailure level={3} title="Search didn’t work" error={error} onRetry={() => void refetch()} />}
      {data && !isPlaceholderData && results.length === 0 && (
        <div className="mt-4">
          <EmptyState title="You haven’t written that yet">Try a single word, or the start of one.</EmptyState>
        </div>
      )}
      <ul className={classNames('mt-4 max-w-prose transition-opacity', isPlaceholderData && 'opacity-60')}>
        {results.map(({ pageId, title, field, label, excerpt, updatedAt }) => {
          const page = pages.find(({ id }) => id === pageId)
          return (
            <li key={`${pageId}.${field}`} className="border-b border-line py-3">
              {page ? <PageLink page={page}>{title}</PageLink> : title}
              <p className="text-sm text-ink-soft">
                {label} · {dates.shortDate(updatedAt)}
              </p>
              <p dir="auto" className="mt-1">
                {excerpt}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
