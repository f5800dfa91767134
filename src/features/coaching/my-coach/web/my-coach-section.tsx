import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import { SharedList } from '../../sharing/web/shared-list.tsx'
import { LeaveButton } from './leave-button.tsx'
import { myCoach } from './my-coach.calls.ts'

/** Section of the settings: who my coach is, what they see, and how to leave. */
export function MyCoachSection() {
  const dates = useDates()
  const { data, error, refetch } = useQuery(myCoach)
  return (
    <Card id="my-coach" aria-labelledby="my-coach-title">
      <CardHeader id="my-coach-title" title="My coach" />
      {error && !data && (
        <LoadFailure level={2} title="This part didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && !data.coach && (
        <p className="text-ink-soft">You don’t have a coach right now. When you get one, we’ll email you.</p>
      )}
      {data?.coach && (
        <>
          <p>
            {data.coach.hasProfile ? <Link to={`/coaches/${data.coach.id}`}>{data.coach.name}</Link> : data.coach.name}{' '}
            has been your coach since {dates.date(data.coach.assignedAt)}.
          </p>
          <WhatTheySee />
          <SharedList />
          <div className="mt-5">
            <LeaveButton name={data.coach.name} />
          </div>
        </>
      )}
    </Card>
  )
}

function WhatTheySee() {
  return (
    <dl className="mt-4 grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <dt className="font-semibold">Your coach sees</dt>
        <dd className="mt-1 text-ink-soft">
          your name and email address, time zone and the day of your last visit, program day and pace, modules, levels,
          recent lessons and exercises you keep running, your milestones, your plan and whether its payment is past due
          or it has ended, the messages between you, what you hand to them from the assistant, the notes and promises of
          your sessions (those with earlier coaches too), and what you share of your Founder file.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Your coach doesn’t see</dt>
        <dd className="mt-1 text-ink-soft">
          the rest of your chats with the assistant, your gratitude entries, what and how you pay, whatever you don’t
          share of your Founder file, and nothing new once the coaching ends.
        </dd>
      </div>
    </dl>
  )
}
