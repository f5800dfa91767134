import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { noteLimit } from '../../operator.rules.ts'

type NoteFormProps = {
  label: string
  text?: string
  submit: string
  pending: boolean
  onText: (text: string) => void
  onCancel?: () => void
}

export function NoteForm({ label, text = '', submit, pending, onText, onCancel }: NoteFormProps) {
  const [typed, setTyped] = useState(text)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onText(typed.trim())
  }
  return (
    <form onSubmit={send} className="mt-2 flex flex-col gap-3">
      <TextArea
        label={label}
        rows={3}
        required
        maxLength={noteLimit}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="sm" pending={pending} disabled={typed.trim() === ''}>
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
