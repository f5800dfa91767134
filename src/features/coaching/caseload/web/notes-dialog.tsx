import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits, fullName } from '../../coaching.rules.ts'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { editNotes } from './caseload.calls.ts'

type ClientDialogProps = { client: CoachClient; open: boolean; onOpenChange: (open: boolean) => void }

export function NotesDialog({ client, ...state }: ClientDialogProps) {
  return (
    <Dialog title="Edit notes" description={`Only you can see your notes about ${fullName(client)}.`} {...state}>
      <NotesForm client={client} onDone={() => state.onOpenChange(false)} />
    </Dialog>
  )
}

function NotesForm({ client, onDone }: { client: CoachClient; onDone: () => void }) {
  const { clientId, notes: before } = client
  const [notes, setNotes] = useState(before)
  const edit = useCall(editNotes)
  const save = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate(
      { params: { clientId }, body: { notes } },
      {
        onSuccess: () => {
          toast({ title: 'Notes Saved', description: 'Your notes are saved' })
          onDone()
        },
        onError: showError('Failed to save notes'),
      },
    )
  }
  return (
    <form onSubmit={save}>
      <TextArea
        label="Notes"
        rows={7}
        maxLength={coachingLimits.notes}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <div className="mt-3">
        <SnippetMenu
          text={notes}
          client={fullName(client)}
          insert={(added) =>
            setNotes((now) => (now.trim() ? `${now.trimEnd()}\n\n${added}` : added).slice(0, coachingLimits.notes))
          }
        />
      </div>
      <DialogActions>
        <Button type="submit" pending={edit.isPending}>
          Save notes
        </Button>
      </DialogActions>
    </form>
  )
}
