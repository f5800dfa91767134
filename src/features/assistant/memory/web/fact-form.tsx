import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Fact } from '../memory.contract.ts'
import { memoryLimits } from '../memory.rules.ts'
import { addFact, changeFact } from './memory.calls.ts'

/** Adds a fact, or rewords the one that is given. */
export function FactForm({ fact, onDone }: { fact?: Fact; onDone?: () => void }) {
  const [text, setText] = useState(fact?.text ?? '')
  const add = useCall(addFact)
  const change = useCall(changeFact)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { text: text.trim() }
    const onSuccess = () => {
      setText('')
      onDone?.()
    }
    if (fact) change.mutate({ params: { factId: fact.id }, body }, { onSuccess })
    else add.mutate({ body }, { onSuccess })
  }
  const error = add.error ?? change.error
  return (
    <form onSubmit={save} className="flex grow flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 grow basis-64"
        label={fact ? 'What to remember' : 'Something to remember'}
        value={text}
        maxLength={memoryLimits.text}
        onChange={({ target }) => setText(target.value)}
        error={error && userMessage(error, 'It wasn’t saved. Please try again.')}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={text.trim() === ''}
        pending={add.isPending || change.isPending}
      >
        {fact ? 'Save' : 'Remember'}
      </Button>
      {fact && (
        <Button type="button" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      )}
    </form>
  )
}
