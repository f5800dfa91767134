import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { CallError } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { type SavedText, TextSaver } from '#platform/web/writing/text-saver.ts'
import type { ClientTalk } from '../talks.contract.ts'
import type { NotePart } from '../talks.rules.ts'
import { clientTalk, saveTalkNotes } from './talks.calls.ts'

type Place = { clientId: string; talkId: string; sessionId: string | null; part: NotePart }

/** One part of a session’s notes, saved while it is typed. `talkId` is that of the address: `next` stays `next`. */
export function useNotes({ clientId, talkId, sessionId, part }: Place, notes: SavedText) {
  const memberId = useUser()?.id ?? ''
  const { mutateAsync } = useCall(saveTalkNotes)
  const queries = useQueryClient()
  const name = `session:${clientId}:${talkId}:${part}`
  // Once something is saved, the session is named, so that a tab left open can't write into the one that follows it.
  const named = useRef(sessionId ?? talkId)
  const [saver] = useState(
    () =>
      new TextSaver(notes, {
        read: () => readKept(memberId, name),
        keep: (kept) => keepHere(memberId, name, kept),
        send: async (text, version) => {
          const params = { clientId, talkId: named.current }
          const saved = await mutateAsync({ params, body: { part, text, version } })
          named.current = saved.id
          return saved
        },
        isConflict: (error) => error instanceof CallError && error.code === 'coaching.notesChanged',
        reload: async () => {
          const { queryFn, queryKey } = clientTalk(clientId, named.current)
          return notesOf(await queries.fetchQuery({ queryFn, queryKey, staleTime: 0 } as never), part)
        },
      }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read)
  useEffect(() => {
    if (sessionId !== null && named.current === talkId) named.current = sessionId
  }, [sessionId, talkId])
  useEffect(() => saver.take(notes), [saver, notes])
  useEffect(() => () => void saver.flush(), [saver])
  return { ...state, saver }
}

const empty = { text: '', version: 0 }
const notesOf = ({ talk }: ClientTalk, part: NotePart): SavedText =>
  part === 'private' ? (talk.privateNotes ?? empty) : talk.clientNotes
