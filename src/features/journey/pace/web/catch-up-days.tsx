import { calendarDates } from '#platform/format/dates.ts'
import { minutesText } from '#platform/format/durations.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
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
                  <span className="text-sm text-ink-soft tabular-nums">{times(lesson)}</span>
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

type Planned = CatchUpPlan['days'][number]['lessons'][number]

function times({ minutes, fieldMinutes, overDays }: Planned): string {
  const desk = minutesText(minutes)
  if (fieldMinutes === 0) return desk
  return `${desk} + ${minutesText(fieldMinutes)} field${overDays ? `, over ${counted(overDays, 'day')}` : ''}`
}

function outcome({ days, meetsOn, meetsWithFieldOn }: CatchUpPlan): string {
  if (days.length === 0) return 'There’s nothing to catch up on.'
  const field = days.flatMap(({ lessons }) => lessons).reduce((sum, { fieldMinutes }) => sum + fieldMinutes, 0)
  if (!meetsOn)
    return 'With these hours, the calendar stays ahead of you. The plan still moves you forward. More hours, or moving your days, closes the gap.'
  const date = calendarDates.weekdayDate
  if (field === 0) return `You’ll be caught up on ${date(meetsOn)}.`
  const whole = meetsWithFieldOn ? `you’re caught up on ${date(meetsWithFieldOn)}` : 'the calendar stays ahead of you'
  return `You’ll be caught up on ${date(meetsOn)} with reading and desk work. These lessons also take ${minutesText(field)} in the field. With field work in the same hours, ${whole}.`
}
