import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { parseKept, type SavedText } from '#platform/web/writing/text-saver.ts'
import type { Note } from '../notes.contract.ts'

/** A new note about a person, kept in this browser until it is added. */
export function useNewNote(memberId: string) {
  const operatorId = useUser()?.id ?? ''
  const name = `note:${memberId}:new`
  const [text, setText] = useState(() => readKept(operatorId, name))
  const write = (next: string) => {
    setText(next)
    keepHere(operatorId, name, next)
  }
  return { text, write }
}

/**
 * A note that is being changed, over the version that was seen; kept in this browser until it is saved. `other` is what
 * another operator made of it meanwhile.
 */
export function useNoteDraft(memberId: string, note: Note) {
  const operatorId = useUser()?.id ?? ''
  const name = `note:${memberId}:${note.id}`
  const [draft, setDraft] = useState(() => parseKept(readKept(operatorId, name)))
  const become = (next: SavedText | null) => {
    setDraft(next)
    keepHere(operatorId, name, next ? JSON.stringify(next) : '')
  }
  const isOlder = draft !== null && note.version > draft.version
  const other = isOlder && note.text !== draft.text.trim() ? note.text : null
  return {
    draft: draft && (isOlder && other === null ? { ...draft, version: note.version } : draft),
    begin: () => become({ text: note.text, version: note.version }),
    write: (text: string) => become({ text, version: draft?.version ?? note.version }),
    choose: (which: 'mine' | 'other') =>
      become({ text: (which === 'mine' && draft?.text) || note.text, version: note.version }),
    end: () => become(null),
    other,
  }
}
