import { useRef, useState } from 'react'
import type { Events } from '#platform/web/api.ts'
import { isSignedOut, userMessage } from '#platform/web/call-error.ts'
import { errorToast } from '#platform/web/error-toast.ts'
import { isUnanswered } from '#platform/web/offline/is-unanswered.ts'
import { readEvents, type ServerEvent } from '#platform/web/read-events.ts'
import { whenSignedInAgain } from '#platform/web/writing/when-signed-in-again.ts'
import { type Outgoing, openFollow, openRetry, openSend } from './answers.calls.ts'
import { type LiveAnswer, type Told, withoutMarks } from './live-answer.ts'

export type Chat = ReturnType<typeof useChat>

/** The question and answer in progress in this tab. `onMade` is called with the conversation that a message made. */
export function useChat(onMade: (conversationId: string) => void) {
  const { run, ...chat } = useAnswerStream(onMade)
  const sendIdOf = useSendId()
  return {
    ...chat,
    send: (outgoing: Outgoing, onTaken?: () => void) => {
      const send = sendIdOf(outgoing)
      return run(
        {
          conversationId: outgoing.conversationId ?? null,
          title: outgoing.title ?? outgoing.message,
          question: outgoing.message,
          text: '',
        },
        () => openSend({ ...outgoing, sendId: send.id }),
        () => {
          send.isTaken = true
          onTaken?.()
        },
      )
    },
    retry: (conversationId: string, title: string) =>
      run({ conversationId, title, question: null, text: '' }, () => openRetry(conversationId)),
    follow: (conversationId: string, title: string) =>
      run({ conversationId, title, question: null, text: '', isFollowed: true }, () => openFollow(conversationId)),
  }
}

type Send = { text: string; id: string; isTaken: boolean }

/** The same text is the same send until the server is known to have it: it may have taken one whose reply was lost. */
function useSendId(): (outgoing: Outgoing) => Send {
  const last = useRef<Send | null>(null)
  return ({ conversationId = '', message }) => {
    const text = `${conversationId}\n${message}`
    if (last.current?.text !== text || last.current.isTaken)
      last.current = { text, id: crypto.randomUUID(), isTaken: false }
    return last.current
  }
}

function useAnswerStream(onMade: (conversationId: string) => void) {
  const [live, setLive] = useState<LiveAnswer | null>(null)
  const [announcement, setAnnouncement] = useState('')
  /** Sends a message again that got no answer, as without a network; null where there is none. */
  const [sendAgain, setSendAgain] = useState<(() => void) | null>(null)
  const [awaitsSignIn, setAwaitsSignIn] = useState(false)
  const inTurn = useInTurn()

  /** Resolves to whether the message was accepted; a refused one changes nothing. */
  const run = (begun: LiveAnswer, open: () => Promise<Events>, onTaken?: () => void): Promise<boolean> =>
    inTurn(() => stream(begun, open, onTaken))

  const stream = async (begun: LiveAnswer, open: () => Promise<Events>, onTaken?: () => void) => {
    setLive(begun)
    setAnnouncement('')
    setSendAgain(null)
    setAwaitsSignIn(false)
    let taken = false
    const take = () => {
      taken = true
      onTaken?.()
    }
    let opened: Events | undefined
    try {
      opened = await open()
      if (!opened.body) return false
      for await (const told of readEvents(opened.body)) showEvent(told, begun, take)
    } catch (error) {
      stopAskingIf(isSignedOut(error))
      // The server writes on what it accepted, and the page follows it.
      if (!taken && !begun.isFollowed) notSent(error, begun, () => void run(begun, open, onTaken))
    } finally {
      await opened?.ended()
      setLive(null)
    }
    return taken
  }

  const stopAskingIf = (isSignedOut: boolean) => {
    setAwaitsSignIn(isSignedOut)
    if (isSignedOut) whenSignedInAgain(() => setAwaitsSignIn(false))
  }

  const notSent = (error: unknown, { question }: LiveAnswer, again: () => void) => {
    if (!isUnanswered(error)) failed(userMessage(error, 'Failed to send message'))
    else if (question === null) failed('You seem to be offline. Please try again once you’re back.')
    else setSendAgain(() => again)
  }

  const showEvent = (event: ServerEvent, begun: LiveAnswer, take: () => void) => {
    // The server sends these four.
    const told = event as Told
    if (told.event === 'conversation') {
      const { conversationId, title } = told.data
      take()
      setLive((now) => now && { ...now, conversationId, title })
      if (begun.conversationId === null) onMade(conversationId)
    } else if (told.event === 'delta') {
      setLive((now) => now && { ...now, text: now.text + told.data.text })
    } else if (told.event === 'done') setAnnouncement(`Answer: ${withoutMarks(told.data.message.content)}`)
    else failed(told.data.message)
  }

  return { live, announcement, awaitsSignIn, sendAgain, forgetUnsent: () => setSendAgain(null), run }
}

/** Each waits for the end of the one before. */
function useInTurn() {
  const before = useRef<Promise<unknown> | null>(null)
  return <T>(start: () => Promise<T>): Promise<T> => {
    const mine = (before.current ? before.current.then(start) : start()).finally(() => {
      if (before.current === mine) before.current = null
    })
    before.current = mine
    return mine
  }
}

const failed = (description: string) => errorToast(description)
