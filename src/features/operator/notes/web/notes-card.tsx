import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Note } from '../notes.contract.ts'
import { useNewNote } from './note-drafts.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { addNote, notesOf } from './notes.calls.ts'

/** What operators noted about one person: other operators see it, and the person does in their data. */
export function NotesCard({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(notesOf(memberId))
  return (
    <Card look="flat" aria-labelledby="notes">
      <CardHeader
        id="notes"
        title="Notes"
        lead="For operators. The person gets them with a copy of their data, so write what you’d say to them."
      />
      {error && !data ? (
        <LoadFailure level={3} title="The notes didn’t load" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the notes…">
          <Skeleton className="h-24" />
        </Loading>
      ) : (
        <NotesList memberId={memberId} notes={data} />
      )}
    </Card>
  )
}

function NotesList({ memberId, notes }: { memberId: string; notes: readonly Note[] }) {
  const [id, setId] = useState(newId)
  const { text, write } = useNewNote(memberId)
  const add = useCall(addNote)
  const [removed, setRemoved] = useState<Note>()
  const putBack = useCall(addNote)
  const submit = () =>
    add.mutate(
      { params: { memberId }, body: { id, text } },
      {
        onSuccess: () => {
          setId(newId())
          write('')
        },
        onError: showError(),
      },
    )
  /** Of a note that was removed meanwhile, the words become those of a new one. */
  const takeOver = (lost: string) => write([text.trim(), lost].filter(Boolean).join('\n\n'))
  return (
    <>
      <NoteForm
        label="New note"
        submit="Add note"
        text={text}
        pending={add.isPending}
        onWrite={write}
        onSubmit={submit}
      />
      {removed && (
        <UndoNote
          key={removed.id}
          className="mt-4"
          done={`Removed: ${removed.text}`}
          doing="removing the note"
          undo={() => putBack.mutateAsync({ params: { memberId }, body: { id: removed.id, text: removed.text } })}
          failure="The note wasn’t put back"
          onOver={() => setRemoved(undefined)}
          takesFocus
        />
      )}
      <ul className="mt-4 flex flex-col">
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            memberId={memberId}
            note={note}
            onDeleted={() => setRemoved(note)}
            onRemoved={takeOver}
          />
        ))}
      </ul>
    </>
  )
}

const newId = () => crypto.randomUUID()
