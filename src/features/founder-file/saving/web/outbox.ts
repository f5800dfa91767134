import { isSignedOut } from '#platform/web/call-error.ts'
import { whenSignedInAgain } from '#platform/web/writing/when-signed-in-again.ts'
import { type Change, isUnsent, type Queue } from '../queue.ts'
import { newPageQueues } from './page-queues.ts'
import { newRestingPages, pauseAfter } from './resting-pages.ts'
import type { SaveReply } from './saving.calls.ts'
import { sendPage } from './send-page.ts'

/** Milliseconds of stillness after which what was typed goes out. */
const stillness = 800

type Heard = { pageId: string; batch: Queue; reply: SaveReply }

/** Sends what a member writes, in its order, one batch after another, and again when the server was not there. */
export function newOutbox(memberId: string) {
  const changes = newAudience<void>()
  const pages = newPageQueues(memberId, () => changes.tell())
  const replies = newAudience<Heard>()
  const resting = newRestingPages(() => failures === 0 && !isClosed && void sendDue())
  let [failures, timer] = [0, 0 as ReturnType<typeof setTimeout> | number]
  let sending: Promise<void> | undefined
  let [isClosed, awaitsSignIn] = [false, false]

  const sendIn = (pause: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void sendDue(), pause)
  }
  const sendDue = (): Promise<void> => {
    awaitsSignIn = false
    sending ??= inTurn(sendAll)
      .then(
        () => {
          failures = 0
          // Typed after its page was passed.
          if (pages.hasUnsent(resting.isAwake)) sendIn(stillness)
        },
        (error: unknown) => {
          awaitsSignIn = isSignedOut(error)
          if (awaitsSignIn) whenSignedInAgain(sendAgain)
          else sendIn(pauseAfter(failures))
          failures += 1
        },
      )
      .finally(() => {
        sending = undefined
        changes.tell()
      })
    return sending
  }
  async function sendAll(): Promise<void> {
    for (const pageId of (await pages.held()).filter(resting.isAwake)) {
      const heard = (batch: Queue, reply: SaveReply) => {
        failures = 0
        replies.tell({ pageId, batch, reply })
        pages.announce(pageId)
      }
      await resting.send(pageId, sendPage({ memberId, pageId }, pages.of(pageId), heard))
    }
  }
  const send = () => {
    resting.wake()
    return sendDue()
  }
  const sendAgain = () => {
    if (!isClosed) void send()
  }

  return {
    memberId,
    page: pages.of,
    send,
    /** Sends what waits, where that asks no one to sign in who has just declined. */
    sendUnasked: () => awaitsSignIn || void send(),
    write: (pageId: string, change: Change): void => {
      void pages.write(pageId, change)
      if (failures === 0 || awaitsSignIn) sendIn(stillness)
    },
    hasTrouble: (pageId: string) => failures > 0 || resting.isFailing(pageId),
    /** Sends what was typed on a page; answers whether the server has all of it, or all of one field. */
    save: async (pageId: string, only?: string): Promise<boolean> => {
      const unsaved = () => pages.of(pageId).unsaved(only)
      await send()
      // Another one that was under way may have passed the page.
      if (failures === 0 && resting.isAwake(pageId) && unsaved().some(isUnsent)) await send()
      return unsaved().length === 0
    },
    subscribe: changes.join,
    hear: replies.join,
    /** Someone else is signed in: what waits stays where it is. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      resting.wake()
      pages.close()
    },
  }
}
export type Outbox = ReturnType<typeof newOutbox>

/** One tab sends at a time; sent twice, an answer is stored once all the same. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('founder-file', send) : send()

function newAudience<T>() {
  const listeners = new Set<(news: T) => void>()
  return {
    tell: (news: T) => {
      for (const listener of listeners) listener(news)
    },
    join: (listener: (news: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
