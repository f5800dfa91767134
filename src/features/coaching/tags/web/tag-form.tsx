import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { tagLimits, tidyTag } from '../tags.rules.ts'
import { tagClients } from './tags.calls.ts'

type TagFormProps = { clientIds: string[]; inUse: readonly string[]; onDone: () => void; focused?: boolean }

/** A tag for one client or several; those in use are offered while one types. */
export function TagForm({ clientIds, inUse, onDone, focused = false }: TagFormProps) {
  const [tag, setTag] = useState('')
  const listId = useId()
  const call = useCall(tagClients)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tidyTag(tag)) return
    call.mutate(
      { body: { clientIds, tag, on: true } },
      {
        onSuccess: () => {
          setTag('')
          onDone()
        },
        onError: showError('Failed to add the tag'),
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap items-end gap-2">
      <TextField
        label="Tag"
        list={listId}
        autoComplete="off"
        autoFocus={focused}
        className="min-w-0 flex-1"
        maxLength={tagLimits.tag}
        value={tag}
        onChange={({ target }) => setTag(target.value)}
      />
      <datalist id={listId}>
        {inUse.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" disabled={!tidyTag(tag)} pending={call.isPending}>
        Add tag
      </Button>
    </form>
  )
}
