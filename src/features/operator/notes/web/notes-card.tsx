import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Note } from '../notes.contract.ts'
import { NoteForm } from './note-form.tsx'
import { addNote, changeNote, notesOf, removeNote } from './notes.calls.ts'

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
        <>
          <AddNote memberId={memberId} />
          <ul className="mt-4 flex flex-col">
            {data.map((note) => (
              <NoteItem key={note.id} memberId={memberId} note={note} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function AddNote({ memberId }: { memberId: string }) {
  const [id, setId] = useState(newId)
  const add = useCall(addNote)
  return (
    <NoteForm
      key={id}
      label="New note"
      submit="Add note"
      pending={add.isPending}
      onText={(text) =>
        void add
          .mutateAsync({ params: { memberId }, body: { id, text } })
          .then(() => setId(newId()))
          .catch(showError())
      }
    />
  )
}

const newId = () => crypto.randomUUID()

function NoteItem({ memberId, note }: { memberId: string; note: Note }) {
  const dates = useDates()
  const [isEditing, setEditing] = useState(false)
  const change = useCall(changeNote)
  const remove = useCall(removeNote)
  const params = { memberId, noteId: note.id }
  const save = (text: string) =>
    void change
      .mutateAsync({ params, body: { text, version: note.version } })
      .then(() => setEditing(false))
      .catch(showError())
  return (
    <li className="border-t border-line py-3 text-sm">
      <p className="text-ink-soft">
        {note.by ?? 'An operator who has left'}, {dates.moment(note.at)}
      </p>
      {isEditing ? (
        <NoteForm
          label="Note"
          text={note.text}
          submit="Save note"
          pending={change.isPending}
          onText={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere" dir="auto">
            {note.text}
          </p>
          <div className="-ml-3 mt-1 flex flex-wrap">
            <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
              Edit<span className="sr-only"> the note of {dates.moment(note.at)}</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              pending={remove.isPending}
              onClick={() => void remove.mutateAsync({ params }).catch(showError())}
            >
              Remove<span className="sr-only"> the note of {dates.moment(note.at)}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
