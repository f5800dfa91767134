import { type Change, isUnsent, type Queue } from '../queue.ts'
import { newPageQueues } from './page-queues.ts'
import { newRestingPages } from './resting-pages.ts'
import type { SaveReply } from './saving.calls.ts'
import { sendPage } from './send-page.ts'
import { newSendingTimes } from './sending-times.ts'

type SentBatch = { pageId: string; batch: Queue; reply: SaveReply }

/** Sends what a member writes, in its order, one batch after another, and again when the server was not there. */
export function newOutbox(memberId: string) {
  const changes = newAudience<void>()
  const pages = newPageQueues(memberId, () => changes.tell())
  const replies = newAudience<SentBatch>()
  const times = newSendingTimes(
    () => void sendDue(),
    () => void send(),
  )
  const resting = newRestingPages(() => !times.isFailing() && !times.isClosed() && void sendDue())
  let sending: Promise<void> | undefined

  const sendDue = (): Promise<void> => {
    times.begun()
    sending ??= inTurn(sendAll)
      .then(() => {
        times.answered()
        // Typed after its page was passed.
        if (pages.hasUnsent(resting.isAwake)) times.typed()
      }, times.failed)
      .finally(() => {
        sending = undefined
        changes.tell()
      })
    return sending
  }
  async function sendAll(): Promise<void> {
    for (const pageId of (await pages.held()).filter(resting.isAwake)) {
      const onReply = (batch: Queue, reply: SaveReply) => {
        times.answered()
        replies.tell({ pageId, batch, reply })
        pages.tellOtherTabs(pageId)
      }
      await resting.send(pageId, sendPage({ memberId, pageId }, pages.of(pageId), onReply))
    }
  }
  const send = () => {
    resting.wake()
    return sendDue()
  }

  return {
    memberId,
    page: pages.of,
    send,
    /** Sends what waits, where no one has just declined to sign in for it. */
    sendUnasked: () => times.awaitsSignIn() || void send(),
    write: (pageId: string, change: Change): void => {
      void pages.write(pageId, change)
      times.typed()
    },
    hasTrouble: (pageId: string) => times.isFailing() || resting.isFailing(pageId),
    /** Sends what was typed on a page; answers whether the server has all of it, or all of one field. */
    save: async (pageId: string, only?: string): Promise<boolean> => {
      const unsaved = () => pages.of(pageId).unsaved(only)
      await send()
      // Another one that was under way may have passed the page.
      if (!times.isFailing() && resting.isAwake(pageId) && unsaved().some(isUnsent)) await send()
      return unsaved().length === 0
    },
    subscribe: changes.join,
    onReply: replies.join,
    /** Someone else is signed in: what waits stays where it is. */
    close: () => {
      times.close()
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
