import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { filePages } from '../../binder/web/binder.calls.ts'
import type { FileSlots } from '../../form/web/file-slots.ts'
import { copiesOf, filePage } from './snapshots.calls.ts'

/** Comes with the form, in the form's one chunk, while the answers are on their way. */
const loading = import('./page-history.tsx')
const PageHistoryView = lazy(() => loading.then(({ PageHistoryView }) => ({ default: PageHistoryView })))

/** One page of the Founder file with its history. */
export function PageHistoryPage({ slots }: { slots?: FileSlots }) {
  const { pageId = '' } = useParams({ strict: false })
  return <HistoryOf key={pageId} pageId={pageId} slots={slots} />
}

const always = () => true

function HistoryOf({ pageId, slots }: { pageId: string; slots: FileSlots | undefined }) {
  const user = useUser()
  const [erased, setErased] = useState<string>()
  const { data, error, retry } = combineQueries({
    filled: useQuery(filePage(pageId)),
    copies: useQuery(copiesOf(pageId)),
  })
  // The way to the lesson stands above everything: coming later, it would push all of it down.
  const isLessonKnown = !useQuery(filePages).isPending
  const isReady = (slots?.useIsReady ?? always)(pageId) && isLessonKnown
  usePageTitle(data?.filled.page.title)
  if (erased !== undefined) return <Erased title={erased} />
  if (error instanceof CallError && (error.status === 403 || error.status === 404)) return <NotOpen error={error} />
  if (error) return <LoadFailure title="This page didn’t load" error={error} onRetry={retry} />
  if (!data || !user || !isReady) return <Waiting />
  const { page } = data.filled
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/founder-file">Founder file</Link>}
        title={page.title}
        lead="What this page says, what it said when you kept it, and what changed."
        actions={<LessonLink pageId={pageId} subModuleId={page.subModuleIds[0] ?? ''} />}
      />
      <Suspense>
        <PageHistoryView
          filled={data.filled}
          copies={data.copies.kept}
          memberId={user.id}
          slots={slots}
          onErased={() => setErased(page.title)}
        />
      </Suspense>
    </>
  )
}

function LessonLink({ pageId, subModuleId }: { pageId: string; subModuleId: string }) {
  const page = useQuery(filePages).data?.pages.find(({ id }) => id === pageId)
  if (!page) return null
  return (
    <LinkButton variant="secondary" asChild className="print:hidden">
      <Link to={lessonPath({ moduleId: page.moduleId, id: subModuleId })}>Open its lesson</Link>
    </LinkButton>
  )
}

/** Below its plan and never written on, or no page at all. */
function NotOpen({ error }: { error: CallError }) {
  const isLocked = error.status === 403
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/founder-file">Founder file</Link>}
        title={isLocked ? 'Not part of your plan yet' : 'There’s no such page'}
      />
      <div className="mt-8 max-w-prose">
        <EmptyState
          level={2}
          title={isLocked ? 'You haven’t written on this page' : 'This page may have moved'}
          action={
            <LinkButton asChild variant="secondary">
              <Link to={isLocked ? '/pricing' : '/founder-file'}>{isLocked ? 'See the plans' : 'All your pages'}</Link>
            </LinkButton>
          }
        >
          {isLocked ? userMessage(error, '') : 'Your Founder file lists every page.'}
        </EmptyState>
      </div>
    </>
  )
}

function Erased({ title }: { title: string }) {
  return (
    <>
      <PageHeader eyebrow={<Link to="/founder-file">Founder file</Link>} title={title} />
      <div role="status" className="mt-8 max-w-prose">
        <EmptyState
          level={2}
          title="Erased"
          action={
            <LinkButton asChild variant="secondary">
              <Link to="/founder-file">Back to your Founder file</Link>
            </LinkButton>
          }
        >
          Everything you wrote on this page is gone, and so is every copy.
        </EmptyState>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading this page…">
      <Skeleton className="h-24 max-w-lg" />
      <Skeleton className="mt-8 h-40 max-w-lg" />
      <Skeleton className="mt-10 h-96" />
    </Loading>
  )
}
