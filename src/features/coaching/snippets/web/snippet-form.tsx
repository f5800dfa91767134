import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { snippetLimits } from '../snippets.rules.ts'
import { createSnippet, updateSnippet } from './snippets.calls.ts'

type SnippetFormProps = { id?: string; title?: string; text?: string; onDone: () => void }

/** Creates a template, or changes the one with this id. */
export function SnippetForm({ id, title: titleBefore = '', text: textBefore = '', onDone }: SnippetFormProps) {
  const [title, setTitle] = useState(titleBefore)
  const [text, setText] = useState(textBefore)
  const create = useCall(createSnippet)
  const update = useCall(updateSnippet)
  const ready = title.trim() !== '' && text.trim() !== ''
  const save = (event: FormEvent) => {
    // It may be in a dialog that a message form opened: React hands events on to that form.
    event.stopPropagation()
    event.preventDefault()
    if (!ready) return
    const settled = {
      onSuccess: () => {
        toast({ title: 'Template Saved', description: title.trim() })
        onDone()
      },
      onError: showError('Failed to save the template'),
    }
    if (id) update.mutate({ params: { snippetId: id }, body: { title, text } }, settled)
    else create.mutate({ body: { title, text } }, settled)
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <TextField
        label="Title"
        maxLength={snippetLimits.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label="Text"
        rows={5}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogActions>
        <Button type="submit" disabled={!ready} pending={create.isPending || update.isPending}>
          Save template
        </Button>
      </DialogActions>
    </form>
  )
}
