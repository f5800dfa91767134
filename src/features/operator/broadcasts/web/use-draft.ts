import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { CallError } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { type SavedText, TextSaver } from '#platform/web/writing/text-saver.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { broadcast, editBroadcast } from './broadcasts.calls.ts'
import { draftName, isSame, readWords, textOf, type Words } from './draft-text.ts'

/** What is being written: saved while it is typed, and kept in this browser until the server has it. */
export function useDraft(draft: Broadcast) {
  const memberId = useUser()?.id ?? ''
  const { mutateAsync } = useCall(editBroadcast)
  const queries = useQueryClient()
  const { queryKey, queryFn } = broadcast(draft.id)
  const [saver] = useState(
    () =>
      new TextSaver(seenOf(draft), {
        read: () => readKept(memberId, draftName(draft.id)),
        keep: (kept) => keepHere(memberId, draftName(draft.id), kept),
        send: async (text, version) => {
          const body = { ...readWords(text, draft), version }
          const saved = await mutateAsync({ params: { broadcastId: draft.id }, body })
          // Who comes back finds what was saved last, also before it is read again.
          queries.setQueryData(queryKey, saved)
          return saved
        },
        isConflict: (error) => isCode(error, 'operator.broadcastChanged'),
        reload: async () => seenOf(await queries.fetchQuery({ queryKey, queryFn, staleTime: 0 } as never)),
        isSame: (one, other) => isSame(one, other, draft),
        isOver: (error) => {
          const isOver = isCode(error, 'operator.broadcastBegun') || isCode(error, 'operator.noBroadcast')
          if (isOver) void queries.invalidateQueries({ queryKey })
          return isOver
        },
      }),
  )
  const { text, status, other } = useSyncExternalStore(saver.subscribe, saver.read, saver.read)
  useEffect(() => saver.take(seenOf(draft)), [saver, draft])
  useEffect(() => () => void saver.flush(), [saver])
  const words = readWords(text, draft)
  return {
    words,
    // From what is there now: two changes may come before the next drawing.
    change: (some: Partial<Words>) => saver.write(textOf({ ...readWords(saver.read().text, draft), ...some })),
    status,
    other: other && readWords(other.text, draft),
    saver,
  }
}

const seenOf = (draft: Broadcast): SavedText => ({ text: textOf(draft), version: draft.version })

const isCode = (error: unknown, code: string) => error instanceof CallError && error.code === code
