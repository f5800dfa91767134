import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'

/** What a coach writes about one page; the name of each text begins with it. */
export const draftsOn = (clientId: string, pageId: string) => `${draftsOf(clientId)}${pageId}:`
export const draftsOf = (clientId: string) => `comment:${clientId}:`

/** A comment or an answer that is being written, kept in this browser until it is sent or dropped. */
export function useKeptComment(name: string) {
  const memberId = useUser()?.id ?? ''
  const [text, setText] = useState(() => readKept(memberId, name))
  const write = (next: string) => {
    setText(next)
    keepHere(memberId, name, next)
  }
  return { text, write, forget: () => keepHere(memberId, name, '') }
}

/** Whether something is being written under this name. */
export function useIsWritten(name: string): boolean {
  const memberId = useUser()?.id ?? ''
  const [isWritten] = useState(() => readKept(memberId, name) !== '')
  return isWritten
}
