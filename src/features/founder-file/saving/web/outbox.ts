import { type Change, isUnsent, type Queue } from '../queue.ts'
import { newPageShelf, type PageShelf } from './page-shelf.ts'
import type { SaveReply } from './saving.calls.ts'
import { sendPage } from './send-page.ts'
import { openShelf } from './shelf.ts'
import { shelfPrefix } from './waiting-answers.ts'

/** Milliseconds of stillness after which what was typed goes out, and the pauses after failures. */
const [stillness, pauses] = [800, [3_000, 10_000, 30_000, 60_000]]

type Heard = { pageId: string; batch: Queue; reply: SaveReply }

/** Sends what a member writes, in its order, one batch after another, and again when the server was not there. */
export function newOutbox(memberId: string) {
  const pages = new Map<string, PageShelf>()
  const changes = newAudience<void>()
  const replies = newAudience<Heard>()
  const other = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('founder-file')
  let [failures, timer] = [0, 0 as ReturnType<typeof setTimeout> | number]
  let sending: Promise<void> | undefined
  let isClosed = false

  const keyOf = (pageId: string) => shelfPrefix(memberId) + pageId
  const pageShelf = (pageId: string): PageShelf => {
    const known = pages.get(pageId) ?? newPageShelf(keyOf(pageId), changes.tell)
    pages.set(pageId, known)
    return known
  }
  other?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const [pageId, page] of pages) if (keyOf(pageId) === data) void page.read()
  })

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
          if ([...pages.values()].some(({ shown }) => shown.get().some(isUnsent))) sendIn(stillness)
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
    const prefix = shelfPrefix(memberId)
    const held = (await (await openShelf()).keys(prefix)).map((key) => key.slice(prefix.length))
    for (const pageId of new Set([...held, ...pages.keys()]))
      await sendPage({ memberId, pageId }, pageShelf(pageId), (batch, reply) => {
        failures = 0
        replies.tell({ pageId, batch, reply })
        other?.postMessage(keyOf(pageId))
      })
  }

  return {
    memberId,
    page: pageShelf,
    send,
    write: (pageId: string, change: Change): void => {
      void pageShelf(pageId)
        .write(change)
        .then(
          () => other?.postMessage(keyOf(pageId)),
          () => {},
        )
      if (failures === 0) sendIn(stillness)
    },
    hasTrouble: () => failures > 0,
    hasUnsent: (pageId: string) => pageShelf(pageId).shown.get().some(isUnsent),
    subscribe: changes.join,
    hear: replies.join,
    /** Someone else is signed in: what waits stays where it is. */
    close: () => {
      isClosed = true
      clearTimeout(timer)
      other?.close()
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
