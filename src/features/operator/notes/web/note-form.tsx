import type { FormEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { noteLimit } from '../../operator.rules.ts'

type NoteFormProps = {
  label: string
  text: string
  submit: string
  pending: boolean
  disabled?: boolean
  onWrite: (text: string) => void
  onSubmit: () => void
  onCancel?: () => void
}

export function NoteForm({ label, text, submit, pending, disabled, onWrite, onSubmit, onCancel }: NoteFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={send} className="mt-2 flex flex-col gap-3">
      <TextArea
        label={label}
        rows={3}
        required
        maxLength={noteLimit}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm" pending={pending} disabled={disabled || text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
