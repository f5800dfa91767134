import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'

type MovePromiseProps = {
  text: string
  dueOn: string
  pending: boolean
  move: (dueOn: string, done: () => void) => void
}

/** Moves a promise to another day, in place. */
export function MovePromise({ text, dueOn, pending, move }: MovePromiseProps) {
  const [day, setDay] = useState<string | null>(null)
  if (day === null)
    return (
      <Button size="sm" variant="ghost" aria-label={`Move: ${text}`} onClick={() => setDay(dueOn)}>
        Move
      </Button>
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '' && day !== dueOn) move(day, () => setDay(null))
  }
  return (
    <form onSubmit={save} className="flex w-full flex-wrap items-end gap-2">
      <TextField
        label="New day"
        type="date"
        className="min-w-40"
        autoFocus
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" size="sm" disabled={day === '' || day === dueOn} pending={pending}>
        Save day
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setDay(null)}>
        Cancel
      </Button>
    </form>
  )
}
