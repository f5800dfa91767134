import { useRef, useState } from 'react'
import { useCall } from '#platform/web/queries.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { type Audience, audienceOf } from './broadcast-words.ts'
import { editBroadcast } from './broadcasts.calls.ts'

type Words = Pick<Broadcast, 'subject' | 'text' | 'buttonLabel' | 'buttonUrl'> & Audience

const wordsOf = ({ subject, text, buttonLabel, buttonUrl, ...draft }: Words): Words => ({
  ...{ subject, text, buttonLabel, buttonUrl },
  ...audienceOf(draft),
})
const isSame = (one: Words, other: Words) => JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))

/** What is being written, saved one save after the other, each from the version that the one before gave. */
export function useDraft(draft: Broadcast) {
  const [words, setWords] = useState(wordsOf(draft))
  const [kept, setKept] = useState<Words & { version: number }>(draft)
  const latest = useRef({ words, kept })
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const edit = useCall(editBroadcast)
  latest.current = { words, kept }

  const saveNow = async (): Promise<{ version: number }> => {
    const { words, kept } = latest.current
    if (isSame(words, kept)) return kept
    const saved = await edit.mutateAsync({
      params: { broadcastId: draft.id },
      body: { ...words, version: kept.version },
    })
    // What the server trims is taken over only as what is kept, so that no key is pulled from under a cursor.
    latest.current.kept = { ...words, version: saved.version }
    setKept(latest.current.kept)
    return saved
  }
  const save = (): Promise<{ version: number }> => {
    const next = saving.current.catch(() => {}).then(saveNow)
    saving.current = next
    return next
  }
  return {
    words,
    change: (some: Partial<Words>) => setWords((before) => ({ ...before, ...some })),
    save,
    isDirty: !isSame(words, kept),
    isSaving: edit.isPending,
  }
}
