import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Absence } from '../absences.contract.ts'
import { absenceLimits } from '../absences.rules.ts'
import { saveAbsence } from './absences.calls.ts'

type AbsenceFormProps = { absence?: Absence; today: string; onDone: () => void }

/** New days away, or the ones that are given, changed. */
export function AbsenceForm({ absence, today, onDone }: AbsenceFormProps) {
  const [absenceId] = useState(() => absence?.id ?? crypto.randomUUID())
  const [from, setFrom] = useState(absence?.from ?? '')
  const [until, setUntil] = useState(absence?.until ?? '')
  const [note, setNote] = useState(absence?.note ?? '')
  const save = useCall(saveAbsence)
  const isReady = from !== '' && until !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    save.mutate(
      { params: { absenceId }, body: { from, until, note } },
      {
        onSuccess: () => {
          toast({ title: 'Days Saved', description: 'Your clients read it where they write to you' })
          onDone()
        },
        onError: (error) => {
          if (!fieldOf(error)) showError('That wasn’t saved')(error)
        },
      },
    )
  }
  const errorOf = (field: 'from' | 'until') => (fieldOf(save.error) === field ? userMessage(save.error, '') : undefined)
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          autoFocus
          className="min-w-0"
          value={from}
          error={errorOf('from')}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="Last day"
          type="date"
          min={from > today ? from : today}
          className="min-w-0"
          value={until}
          error={errorOf('until')}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <TextField
        label="A line for your clients (optional)"
        hint="Who to turn to in the meantime, for example."
        maxLength={absenceLimits.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={!isReady} pending={save.isPending}>
          Save days
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The field that the server found fault with. */
const fieldOf = (error: Error | null): string | undefined => (error instanceof CallError ? error.details : undefined)
