import { type FormEvent, type ReactElement, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { daysError } from '../days-error.ts'
import { moveDays, type Pace } from './pace.calls.ts'

type MoveDaysDialogProps = { pace: Pace; trigger: ReactElement }

export function MoveDaysDialog({ pace, trigger }: MoveDaysDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title="Move my days"
      description="Your calendar moves back by the number of days you choose. Finished lessons, points and badges stay."
    >
      <MoveDaysForm pace={pace} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function MoveDaysForm({ pace, onDone }: { pace: Pace; onDone: () => void }) {
  const { currentDay, daysBehind, movedDaysLeft } = pace
  const most = Math.min(movedDaysLeft, currentDay - 1)
  const [text, setText] = useState(String(Math.min(most, Math.max(1, daysBehind))))
  const [error, setError] = useState<string>()
  const move = useCall(moveDays)
  const days = Number(text)
  const isFine = daysError(text, most) === undefined
  // Said while it is typed: a number too high takes the preview away.
  const wrong = days > most ? daysError(text, most) : error

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(daysError(text, most))
    if (!isFine) return
    move.mutate(
      { body: { days } },
      {
        onSuccess: ({ currentDay }) => {
          toast({ title: 'Days moved', description: `Today is day ${currentDay}` })
          onDone()
        },
        onError: showError(),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="How many days"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
        value={text}
        hint={wrong ? undefined : `At most ${counted(most, 'day')}.`}
        error={wrong}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <p className="mt-4" aria-live="polite">
        {isFine && `Today becomes day ${currentDay - days} instead of day ${currentDay}.`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">You can move {counted(movedDaysLeft, 'more day')} this year.</p>
      <DialogActions>
        <Button type="submit" pending={move.isPending}>
          Move my days
        </Button>
      </DialogActions>
    </form>
  )
}
