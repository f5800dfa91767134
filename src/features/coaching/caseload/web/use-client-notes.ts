import { useState } from 'react'
import { CallError } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachClient } from '../caseload.contract.ts'
import { editNotes, readNotes } from './caseload.calls.ts'

const failed = showError('Failed to save notes')
const isConflict = (error: unknown) => error instanceof CallError && error.code === 'coaching.notesChanged'

/**
 * Notes on a client, saved over those that were seen. What was saved elsewhere since is laid beside them as `other`, and
 * the writer chooses.
 */
export function useClientNotes({ clientId, notes: seen }: CoachClient, onSaved: () => void) {
  const [notes, write] = useState(seen)
  const [before, setBefore] = useState(seen)
  const [other, setOther] = useState<string | null>(null)
  const edit = useCall(editNotes)

  const save = (over = before) =>
    edit.mutate(
      { params: { clientId }, body: { notes, before: over } },
      {
        onSuccess: onSaved,
        onError: (error) =>
          isConflict(error) ? void readNotes(clientId).then(({ notes }) => setOther(notes), failed) : failed(error),
      },
    )
  const choose = (which: 'mine' | 'other') => {
    if (other === null) return
    setBefore(other)
    setOther(null)
    if (which === 'other') write(other)
    else save(other)
  }
  return { notes, write, other, choose, save: () => save(), pending: edit.isPending }
}
