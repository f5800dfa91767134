import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import { numberText, spelled } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { programDays } from '../../journey.rules.ts'
import type { WorkWeek } from '../catch-up.rules.ts'
import { type CatchUpPlan, startCatchUp } from './pace.calls.ts'

type CatchUpDaysProps = {
  plan: CatchUpPlan
  week: WorkWeek
  onBack: () => void
  onDone: () => void
}

/** The plan before it starts: each day with its lessons, and when work and calendar meet. */
export function CatchUpDays({ plan, week, onBack, onDone }: CatchUpDaysProps) {
  const start = useCall(startCatchUp)
  const begin = () =>
    start.mutate(
      { body: { ...week, weekdays: [...week.weekdays] } },
      {
        onSuccess: () => {
          toast({ title: 'Catch-up started', description: 'Your dashboard shows each day’s work' })
          onDone()
        },
        onError: showError(),
      },
    )
  return (
    <>
      <p role="status">{outcome(plan)}</p>
      {/* A list that scrolls must be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-label="Day by day" tabIndex={0} className="mt-4 max-h-72 overflow-y-auto border-y border-line">
        <ol>
          {plan.days.map(({ date, lessons }) => (
            <li key={date} className="border-b border-line py-2.5 last:border-0">
              <p className="text-sm font-semibold">{calendarDates.weekdayDate(date)}</p>
              {lessons.map((lesson) => (
                <p key={lesson.id} className="flex flex-wrap justify-between gap-x-4">
                  <span>{lesson.title}</span>
                  <span className="text-sm text-ink-soft tabular-nums">{times(lesson, date)}</span>
                </p>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <DialogActions>
        <Button variant="secondary" onClick={onBack}>
          Change the hours
        </Button>
        {plan.days.length > 0 && (
          <Button pending={start.isPending} onClick={begin}>
            Start the plan
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** `36 min + 4 h 30 min field, through Friday, March 20` */
function times({ minutes, fieldMinutes, until }: Planned, date: string): string {
  const field = fieldMinutes > 0 ? ` + ${minutesText(fieldMinutes)} field` : ''
  const through = until && until !== date ? `, through ${calendarDates.weekdayDate(until)}` : ''
  return `${minutesText(minutes)}${field}${through}`
}

type Planned = CatchUpPlan['days'][number]['lessons'][number]

function outcome({ days, meetsOn, behind }: CatchUpPlan): string {
  if (behind === 0) return 'There’s nothing to catch up on.'
  const date = meetsOn && calendarDates.weekdayDate(meetsOn)
  if (days[0]?.programDay === programDays) return atTheEnd(behind, date)
  if (!date)
    return 'With these hours, the gap stays as it is. The plan still moves you forward. More hours or moving your days would close it.'
  const due = days.flatMap(({ lessons }) => lessons).length - behind
  const lessons = `the ${spelled(behind, 'lesson')} due by now`
  const all =
    due > 0 ? `${lessons} and ${numberText(due)} that ${due === 1 ? 'comes' : 'come'} due on the way` : lessons
  return `You’ll be caught up on ${date}. That’s ${all}, with the work in the field.`
}

/** The calendar stands still on its last day: what is left is all there is. */
function atTheEnd(left: number, date: string | null): string {
  if (date) return `You’ll be done on ${date}, with the ${spelled(left, 'lesson')} left and the work in the field.`
  return 'With these hours, it takes more than half a year from here. The plan still moves you forward, and more hours bring the end closer.'
}
