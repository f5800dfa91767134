import { type Change, isUnsent, type Queue } from '../queue.ts'
import { newPageQueues } from './page-queues.ts'
import { isOfPage, type SaveReply } from './saving.calls.ts'
import { sendPage } from './send-page.ts'

/** Milliseconds of stillness after which what was typed goes out, and the pauses after failures. */
const [stillness, pauses] = [800, [3_000, 10_000, 30_000, 60_000]]

type Heard = { pageId: string; batch: Queue; reply: SaveReply }

/** Sends what a member writes, in its order, one batch after another, and again when the server was not there. */
export function newOutbox(memberId: string) {
  const changes = newAudience<void>()
  const pages = newPageQueues(memberId, () => changes.tell())
  const replies = newAudience<Heard>()
  let [failures, timer] = [0, 0 as ReturnType<typeof setTimeout> | number]
  let sending: Promise<void> | undefined
  let isClosed = false

  const sendIn = (pause: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), pause)
  }
  const send = (): Promise<void> => {
    sending ??= inTurn(sendAll)
      .then(
        () => {
          failures = 0
          // Typed after its page was passed.
          if (pages.hasUnsent()) sendIn(stillness)
        },
        () => {
          sendIn(pauses[Math.min(failures, pauses.length - 1)] ?? 0)
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
    let failure: unknown
    for (const pageId of await pages.held())
      await sendPage({ memberId, pageId }, pages.of(pageId), (batch, reply) => {
        failures = 0
        replies.tell({ pageId, batch, reply })
        pages.announce(pageId)
      }).catch((error: unknown) => {
        if (!isOfPage(error)) throw error
        failure = error
      })
    if (failure) throw failure
  }

  return {
    memberId,
    page: pages.of,
    send,
    write: (pageId: string, change: Change): void => {
      void pages.write(pageId, change)
      if (failures === 0) sendIn(stillness)
    },
    hasTrouble: () => failures > 0,
    /** Sends what was typed on a page; answers whether the server has all of it, or all of one field. */
    save: async (pageId: string, only?: string): Promise<boolean> => {
      const unsaved = () => pages.of(pageId).unsaved(only)
      await send()
      // Another one that was under way may have passed the page.
      if (failures === 0 && unsaved().some(isUnsent)) await send()
      return unsaved().length === 0
    },
    subscribe: changes.join,
    hear: replies.join,
    /** Someone else is signed in: what waits stays where it is. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
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
