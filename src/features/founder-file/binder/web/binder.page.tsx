import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { BadgeCheck, FileText, TrendingUp } from 'lucide-react'
import { useUser } from '#features/identity/web/public.ts'
import { phases } from '#features/journey/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { TakeAlong } from '../../exchange/web/take-along.tsx'
import type { PageLine } from '../../pages/pages.contract.ts'
import { filePages } from './binder.calls.ts'
import { BinderSearch } from './binder-search.tsx'
import { BinderSkeleton } from './binder-skeleton.tsx'
import type { BinderSlots } from './binder-slots.ts'
import { FoundWords } from './found-words.tsx'
import { isMine } from './is-mine.ts'
import { PhaseColumn } from './phase-column.tsx'

/** Everything that the member made, by phase and module. */
export function BinderPage({ slots }: { slots?: BinderSlots }) {
  const user = useUser()
  const { search, searchFor } = useSearched()
  const { data: read, error, retry } = combineQueries({ file: useQuery(filePages), phases: useQuery(phases) })
  const isReady = (slots?.useReady ?? always)()
  const data = isReady ? read : undefined
  return (
    <>
      <PageHeader title="Founder file" lead={lead(data?.file.pages)} actions={<Ways />} />
      {error && (
        <div className="mt-8">
          <LoadFailure level={2} title="Your Founder file didn’t load" error={error} onRetry={retry} />
        </div>
      )}
      {!data && !error && <BinderSkeleton />}
      {data && (
        <>
          {slots && <slots.ofAll />}
          <BinderSearch search={search} onSearch={searchFor} />
          {search ? (
            <FoundWords search={search} pages={data.file.pages} />
          ) : (
            <div className="mt-8 grid gap-x-12 gap-y-12 xl:grid-cols-3">
              {data.phases.map((phase) => (
                <PhaseColumn key={phase.id} phase={phase} pages={data.file.pages} slots={slots} />
              ))}
            </div>
          )}
          <TakeAlong
            memberId={user?.id ?? ''}
            modules={writtenModules(
              data.phases.flatMap(({ modules }) => modules),
              data.file.pages,
            )}
          />
        </>
      )}
    </>
  )
}

const always = () => true

/** What is searched for is in the address, so that Back from a lesson leads to what was found. */
function useSearched() {
  const { search }: { search?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    search: typeof search === 'string' || typeof search === 'number' ? String(search) : '',
    searchFor: (words: string) =>
      void navigate({ to: '/founder-file', search: words ? { search: words } : {}, replace: true, resetScroll: false }),
  }
}

function writtenModules(modules: readonly { id: string; title: string }[], pages: readonly PageLine[]) {
  return modules.flatMap(({ id, title }) => {
    const own = pages.filter(({ moduleId }) => moduleId === id)
    const isWritten = own.some(({ state }) => state !== 'empty')
    return isWritten ? [{ id, title, pages: own.flatMap((page) => [page.id, ...page.subModuleIds]) }] : []
  })
}

function lead(pages: readonly PageLine[] = []): string {
  const written = pages.filter(({ state }) => state !== 'empty').length
  const what = 'What you made in your lessons, page by page. Only you can read it, unless you share it.'
  return written === 0
    ? what
    : `${what} You have written on ${written} of ${counted(pages.filter(isMine).length, 'page')}.`
}

function Ways() {
  return (
    <>
      <LinkButton variant="secondary" asChild>
        <Link to="/outcomes">
          <BadgeCheck aria-hidden />
          Outcomes
        </Link>
      </LinkButton>
      <LinkButton variant="secondary" asChild>
        <Link to="/founder-file/plan">
          <FileText aria-hidden />
          Plan on a page
        </Link>
      </LinkButton>
      <LinkButton asChild>
        <Link to="/founder-file/numbers">
          <TrendingUp aria-hidden />
          Enter this week’s numbers
        </Link>
      </LinkButton>
    </>
  )
}
