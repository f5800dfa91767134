import type { FormEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { chooseOne, TextConflict } from '#platform/ui/text-conflict.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { coachingLimits, fullName } from '../../coaching.rules.ts'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { useClientNotes } from './use-client-notes.ts'

type ClientDialogProps = { client: CoachClient; open: boolean; onOpenChange: (open: boolean) => void }

export function NotesDialog({ client, ...state }: ClientDialogProps) {
  return (
    <Dialog title="Edit notes" description={`Only you can see your notes about ${fullName(client)}.`} {...state}>
      <NotesForm client={client} onDone={() => state.onOpenChange(false)} />
    </Dialog>
  )
}

function NotesForm({ client, onDone }: { client: CoachClient; onDone: () => void }) {
  const { notes, write, other, choose, save, pending } = useClientNotes(client, () => {
    toast({ title: 'Notes Saved', description: 'Your notes are saved' })
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label="Notes"
        rows={7}
        maxLength={coachingLimits.notes}
        value={notes}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-3">
        <SnippetMenu
          text={notes}
          client={fullName(client)}
          insert={(added) =>
            write((notes.trim() ? `${notes.trimEnd()}\n\n${added}` : added).slice(0, coachingLimits.notes))
          }
        />
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {other !== null && chooseOne}
      </p>
      {other !== null && <TextConflict other={other} onOther={() => choose('other')} onMine={() => choose('mine')} />}
      <DialogActions>
        <Button type="submit" disabled={other !== null} pending={pending}>
          Save notes
        </Button>
      </DialogActions>
    </form>
  )
}
