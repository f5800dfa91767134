import { useRef, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { forgetSent, keepHere, readKept } from '#platform/web/kept-here.ts'

/** What is being written under a name: kept through navigation and reload, and gone once it is sent. */
export function useDraft(name: string) {
  const memberId = useUser()?.id ?? ''
  const [text, setText] = useState(() => readKept(memberId, name))
  const send = useRef({ text: '', id: '' })
  const write = (next: string) => {
    setText(next)
    keepHere(memberId, name, next)
  }
  /** The same text is the same send, however often it is tried. */
  const sendId = (): string => {
    if (send.current.text !== text) send.current = { text, id: crypto.randomUUID() }
    return send.current.id
  }
  const sent = (what: string) => {
    forgetSent(memberId, name, what)
    send.current = { text: '', id: '' }
    setText((now) => (now === what ? '' : now))
  }
  return { text, write, sendId, sent }
}
