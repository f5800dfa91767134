import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { workHours } from '../../pace/web/pace.calls.ts'
import { HoursNote } from './hours-note.tsx'
import { WorkHoursForm } from './work-hours-form.tsx'

/** The answers to the first questions, to be changed at any time. */
export function WorkHoursSection() {
  const { data, error, refetch } = useQuery(workHours)
  return (
    <Card id="work-hours" aria-labelledby="work-hours-title" className="scroll-mt-24">
      <CardHeader id="work-hours-title" title="Your work week" lead="What you’re building, and when you work on it." />
      {error && !data && (
        <LoadFailure level={3} title="Your work week didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading your work week…">
          <Skeleton className="h-80" />
        </Loading>
      )}
      {data && (
        <WorkHoursForm
          hours={data}
          parts={['building', 'hours', 'when']}
          button="Save work week"
          size="md"
          onSaved={() => toast({ title: 'Settings Saved', description: 'Your changes are saved' })}
        />
      )}
      {data?.hoursPerWeek && (
        <div className="mt-5">
          <HoursNote hoursPerWeek={data.hoursPerWeek} />
        </div>
      )}
      <p className="mt-5 max-w-prose text-sm text-ink-soft">
        Your work streak grows on each of your chosen days when you finish a lesson or work on your Founder file. Other
        days and pauses never break it. Every five days of work earn a freeze, which covers a missed day automatically.
        You can hold two.
      </p>
    </Card>
  )
}
