import { useRef, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { showError } from '#platform/web/error-toast.ts'
import { isUnanswered } from '#platform/web/offline/is-unanswered.ts'
import { forgetSent, keepHere, readKept } from '#platform/web/writing/kept-here.ts'

type Delivery<T> = {
  send: (sendId: string) => Promise<T>
  /** What is sent along: with something else beside it, the same text is another send. */
  beside?: string
  onSent: (reply: T) => void
  failure: string
}

/** Under which name a message to a client is kept while it’s written. */
export const messageTo = (clientId: string) => `message:${clientId}`

/** What is being written under a name: kept through navigation and reload, and gone once it is sent. */
export function useDraft(name: string) {
  const memberId = useUser()?.id ?? ''
  const [text, setText] = useState(() => readKept(memberId, name))
  const [pending, setPending] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  const isSending = useRef(false)
  const last = useRef({ words: '', id: '' })
  const write = (next: string) => {
    setText(next)
    keepHere(memberId, name, next)
  }
  const over = () => {
    isSending.current = false
    setPending(false)
  }
  /** One at a time. The same text is the same send, however often it is tried; `isUnsent` where no answer came. */
  const deliver = <T>({ send, beside = '', onSent, failure }: Delivery<T>) => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setUnsent(false)
    const words = `${text}\n${beside}`
    if (last.current.words !== words) last.current = { words, id: crypto.randomUUID() }
    void send(last.current.id).then(
      (reply) => {
        over()
        last.current = { words: '', id: '' }
        forgetSent(memberId, name, text)
        setText((now) => (now === text ? '' : now))
        onSent(reply)
      },
      (error) => {
        over()
        if (isUnanswered(error)) setUnsent(true)
        else showError(failure)(error)
      },
    )
  }
  return { text, write, pending, deliver, isUnsent: isUnsent && text.trim() !== '' }
}
