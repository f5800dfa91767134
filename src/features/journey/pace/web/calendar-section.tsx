import { useQuery } from '@tanstack/react-query'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { OwnCalendar } from '../../calendar/web/own-calendar.tsx'
import { programDays } from '../../journey.rules.ts'
import { BeginAgainDialog } from './begin-again-dialog.tsx'
import { CalendarChanges } from './calendar-changes.tsx'
import { MoveDaysDialog } from './move-days-dialog.tsx'
import { endCatchUp, type Pace, pace } from './pace.calls.ts'
import { ResumeButton } from './pause-banner.tsx'
import { PauseDialog, type PauseNote } from './pause-dialog.tsx'

/** Pausing, moving and beginning again, and what was done of it. */
export function CalendarSection({ pauseNote }: { pauseNote?: PauseNote }) {
  const { data, error, refetch } = useQuery(pace)
  return (
    <Card id="calendar" aria-labelledby="calendar-title" className="scroll-mt-24">
      <CardHeader id="calendar-title" title="Your calendar" lead={data && leadOf(data)} />
      {error && !data && (
        <LoadFailure level={3} title="Your calendar didn’t load" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label="Loading your calendar…">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && <Calendar pace={data} pauseNote={pauseNote} />}
    </Card>
  )
}

const leadOf = ({ currentDay, pause }: Pace) =>
  pause
    ? `Day ${currentDay} of ${programDays}, paused through ${calendarDates.date(pause.until)}.`
    : `Today is day ${currentDay} of ${programDays}.`

function Calendar({ pace, pauseNote }: { pace: Pace; pauseNote: PauseNote | undefined }) {
  const { pause, pausedDaysLeft, movedDaysLeft, currentDay, catchUp } = pace
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {pause && <ResumeButton day={currentDay} />}
        {!pause && pausedDaysLeft > 0 && (
          <PauseDialog pace={pace} note={pauseNote} trigger={<Button variant="secondary">Pause the program</Button>} />
        )}
        {movedDaysLeft > 0 && currentDay > 1 && (
          <MoveDaysDialog pace={pace} trigger={<Button variant="secondary">Move my days</Button>} />
        )}
        <BeginAgainDialog pace={pace} trigger={<Button variant="secondary">Begin again on day 1</Button>} />
        {catchUp && <EndCatchUp />}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        This year you have {counted(pausedDaysLeft, 'day')} of pause left and can move {counted(movedDaysLeft, 'day')}.
      </p>
      <OwnCalendar />
      <h3 className="mt-6 mb-2 text-lg">What you’ve changed</h3>
      <CalendarChanges changes={pace.changes} />
    </>
  )
}

function EndCatchUp() {
  const end = useCall(endCatchUp)
  return (
    <Button
      variant="secondary"
      pending={end.isPending}
      onClick={() => end.mutate({}, { onSuccess: () => toast({ title: 'Catch-up plan ended' }), onError: showError() })}
    >
      End the catch-up plan
    </Button>
  )
}
