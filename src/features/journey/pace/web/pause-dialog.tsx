import { type FormEvent, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { daysAfter, daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { daysError } from '../days-error.ts'
import { type Pace, pauseProgram } from './pace.calls.ts'

/** What a pause of so many days means besides, shown before it is confirmed. */
export type PauseNote = (days: number) => ReactNode
type PauseDialogProps = { pace: Pace; trigger: ReactElement; note?: PauseNote | undefined }
const usual = 7

export function PauseDialog({ pace, trigger, note }: PauseDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Pause the program"
      description="Pauses your program day, your streaks and our program emails. What you completed stays open, and you can resume anytime."
    >
      <PauseForm pace={pace} note={note} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

/** The days of the pause and its last day are two ways to say one thing. */
function PauseForm({ pace, note, onDone }: { pace: Pace; note: PauseNote | undefined; onDone: () => void }) {
  const { today, currentDay, pausedDaysLeft } = pace
  const [text, setText] = useState(String(Math.min(usual, pausedDaysLeft)))
  // While it is typed a date is none yet, or one that can’t be: it stays as typed, and changes no days.
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<{ days?: string | undefined; through?: string | undefined }>({})
  const pause = useCall(pauseProgram)
  const wrong = {
    days: daysError(text, pausedDaysLeft),
    through: typed === undefined ? undefined : throughError(daysThrough(today, typed), pausedDaysLeft),
  }
  const isFine = !wrong.days && !wrong.through
  const until = wrong.days ? '' : lastDay(today, Number(text))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setErrors(wrong)
    if (!isFine) return
    pause.mutate(
      { body: { days: Number(text) } },
      {
        onSuccess: () => {
          toast({ title: 'Program paused', description: `Through ${calendarDates.date(until)}` })
          onDone()
        },
        onError: showError(),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="How many days"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={errors.days}
          onChange={({ target }) => {
            setText(target.value)
            setTyped(undefined)
            setErrors({})
          }}
        />
        <TextField
          label="Or through"
          type="date"
          min={today}
          max={lastDay(today, pausedDaysLeft)}
          value={typed ?? until}
          error={errors.through}
          onChange={({ target }) => {
            const days = daysThrough(today, target.value)
            setTyped(target.value)
            if (!throughError(days, pausedDaysLeft)) setText(String(days))
            setErrors({})
          }}
        />
      </div>
      <p className="mt-4" aria-live="polite">
        {isFine && `From today through ${calendarDates.date(until)}. Day ${currentDay} waits for you.`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">You have {counted(pausedDaysLeft, 'day')} of pause left this year.</p>
      {isFine && <Suspense>{note?.(Number(text))}</Suspense>}
      <DialogActions>
        <Button type="submit" pending={pause.isPending}>
          Pause the program
        </Button>
      </DialogActions>
    </form>
  )
}

/** What is wrong with a last day, after so many days; of a date that isn’t whole, they are no number. */
function throughError(days: number, most: number): string | undefined {
  if (Number.isNaN(days)) return 'Enter the last day, or a number of days.'
  return days < 1 ? 'Use today or a later day.' : daysError(String(days), most)
}

const lastDay = (today: string, days: number) => daysAfter(today, days - 1)
const daysThrough = (today: string, until: string) => daysBetween(today, until) + 1
