import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { NextLessonLink } from '#features/journey/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { CoachCard } from '../../my-coach/web/coach-card.tsx'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import { MyTalks } from '../../talks/web/my-talks.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { myThread } from './messages.calls.ts'
import { MyThread } from './my-thread.tsx'
import { readersLine } from './readers-line.ts'

export function MessagesPage() {
  const thread = useQuery(myThread)
  const { data, error, retry } = combineQueries({ mine: useQuery(myCoach), thread })
  if (error) return <LoadFailure title="Your messages didn’t load" error={error} onRetry={retry} />
  if (!data && thread.data !== null) return <PageSkeleton label="Loading your messages…" />
  return (
    <>
      <PageHeader
        eyebrow="Coaching"
        title="Messages"
        lead={thread.data ? readersLine(thread.data, data?.mine.coach ?? null) : undefined}
      />
      {thread.data ? (
        <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Card aria-label="Thread">
            <MyThread thread={thread.data} />
          </Card>
          <div className="flex min-w-0 flex-col gap-8">
            <CoachCard withLink={false} />
            <MyTalks />
          </div>
        </div>
      ) : (
        <NoCoach />
      )}
    </>
  )
}

function NoCoach() {
  return (
    <div className="mt-8">
      <EmptyState
        level={2}
        title="You don’t have a coach right now"
        action={
          <LinkButton asChild variant="secondary">
            <Link to="/coaching">About 1-on-1 coaching</Link>
          </LinkButton>
        }
      >
        When you get a coach, we’ll email you and your messages show up here.
      </EmptyState>
      <NextLessonLink />
    </div>
  )
}
