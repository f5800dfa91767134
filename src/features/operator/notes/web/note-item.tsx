import { Button } from '#platform/ui/button/button.tsx'
import { chooseOne, TextConflict } from '#platform/ui/text-conflict.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { errorToast, showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Note } from '../notes.contract.ts'
import { useNoteDraft } from './note-drafts.ts'
import { NoteForm } from './note-form.tsx'
import { changeNote, removeNote } from './notes.calls.ts'

type NoteItemProps = {
  memberId: string
  note: Note
  onDeleted: () => void
  /** Someone else did, while it was edited here. */
  onRemoved: (text: string) => void
}

export function NoteItem({ memberId, note, onDeleted, onRemoved }: NoteItemProps) {
  const dates = useDates()
  const { draft, begin, end, ...edit } = useNoteDraft(memberId, note)
  const remove = useCall(removeNote)
  const params = { memberId, noteId: note.id }
  return (
    <li className="border-t border-line py-3 text-sm">
      <p className="text-ink-soft">
        {note.by ?? 'An operator who has left'}, {dates.moment(note.at)}
      </p>
      {draft ? (
        <EditNote params={params} draft={draft} onEnd={end} onRemoved={onRemoved} {...edit} />
      ) : (
        <>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {note.text}
          </p>
          <div className="-ml-3 mt-1 flex flex-wrap">
            <Button variant="ghost" size="sm" onClick={begin}>
              Edit<span className="sr-only"> the note of {dates.moment(note.at)}</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              pending={remove.isPending}
              onClick={() => void remove.mutateAsync({ params }).then(onDeleted, showError())}
            >
              Remove<span className="sr-only"> the note of {dates.moment(note.at)}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

type EditNoteProps = Pick<ReturnType<typeof useNoteDraft>, 'write' | 'choose' | 'other'> & {
  params: { memberId: string; noteId: string }
  draft: { text: string; version: number }
  onEnd: () => void
  onRemoved: (text: string) => void
}

function EditNote({ params, draft, other, write, choose, onEnd, onRemoved }: EditNoteProps) {
  const change = useCall(changeNote)
  const save = () => change.mutateAsync({ params, body: draft }).then(onEnd, failed)
  const failed = (error: unknown) => {
    const code = error instanceof CallError ? error.code : undefined
    // The note is read again, and laid beside what was typed.
    if (code === 'operator-notes.noteChanged') return
    if (code !== 'operator-notes.noNote') return showError()(error)
    onEnd()
    onRemoved(draft.text)
    errorToast('This note was removed in the meantime. What you typed is under New note.')
  }
  return (
    <>
      <NoteForm
        label="Note"
        submit="Save note"
        text={draft.text}
        pending={change.isPending}
        disabled={other !== null}
        onWrite={write}
        onSubmit={() => void save()}
        onCancel={onEnd}
      />
      {other !== null && (
        <>
          <p role="status" className="mt-2 text-ink-soft">
            {chooseOne}
          </p>
          <TextConflict
            title="Another operator changed this note in the meantime"
            other={other}
            onOther={() => choose('other')}
            onMine={() => choose('mine')}
          />
        </>
      )}
    </>
  )
}
