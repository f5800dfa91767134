import { type Change, claim, isUnsent, type Queue, withRefusal, withReplies } from '../queue.ts'
import { newPageShelf, type PageShelf } from './page-shelf.ts'
import { postAnswers, refusalOf, type SaveReply } from './saving.calls.ts'
import { openShelf } from './shelf.ts'
import { shelfPrefix } from './waiting-answers.ts'

/** Milliseconds of stillness after which what was typed goes out, and the pauses after failures. */
const [stillness, pauses, most] = [800, [3_000, 10_000, 30_000, 60_000], 100]

type Heard = { pageId: string; batch: Queue; reply: SaveReply }

/** Sends what a member writes, in its order, one batch after another, and again when the server was not there. */
export function newOutbox(memberId: string) {
  const pages = new Map<string, PageShelf>()
  const listeners = new Set<() => void>()
  const hearers = new Set<(heard: Heard) => void>()
  const other = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('founder-file')
  let [failures, timer] = [0, 0 as ReturnType<typeof setTimeout> | number]
  let sending: Promise<void> | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keyOf = (pageId: string) => shelfPrefix(memberId) + pageId
  const pageShelf = (pageId: string): PageShelf => {
    const known = pages.get(pageId) ?? newPageShelf(keyOf(pageId), tell)
    pages.set(pageId, known)
    return known
  }
  other?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    for (const [pageId, page] of pages) if (keyOf(pageId) === data) void page.read()
  })

  const sendIn = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), pause)
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
        tell()
      })
    return sending
  }
  async function sendAll(): Promise<void> {
    const prefix = shelfPrefix(memberId)
    const held = (await (await openShelf()).keys(prefix)).map((key) => key.slice(prefix.length))
    for (const pageId of new Set([...held, ...pages.keys()])) await sendPage(pageId)
  }
  async function sendPage(pageId: string): Promise<void> {
    const page = pageShelf(pageId)
    for (let size = most; ; ) {
      let batch: Queue = []
      await page.change((queue) => {
        const claimed = claim(queue, size)
        batch = claimed.batch
        return claimed.queue
      })
      if (batch.length === 0) return
      const isTaken = await sendBatch(pageId, page, batch)
      // One of them was refused: which one shows when each goes alone.
      if (!isTaken) size = batch.length === 1 ? most : 1
    }
  }
  async function sendBatch(pageId: string, page: PageShelf, batch: Queue): Promise<boolean> {
    try {
      const reply = await postAnswers(memberId, pageId, batch)
      failures = 0
      const versions = new Map(batch.map(({ id }, index) => [id, reply.answers?.[index]?.version ?? 0]))
      await page.change((queue) => withReplies(queue, versions))
      for (const hear of hearers) hear({ pageId, batch, reply })
      other?.postMessage(keyOf(pageId))
      return true
    } catch (error) {
      const why = refusalOf(error)
      if (why === undefined) throw error
      const [first] = batch
      if (batch.length === 1 && first) await page.change((queue) => withRefusal(queue, new Set([first.id]), why))
      return false
    }
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
    /** Waits until nothing is under way any more. */
    settle: () => send(),
    hasTrouble: () => failures > 0,
    hasUnsent: (pageId: string) => pageShelf(pageId).shown.get().some(isUnsent),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hear: (hearer: (heard: Heard) => void) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
  }
}
export type Outbox = ReturnType<typeof newOutbox>

/** One tab sends at a time; sent twice, an answer is stored once all the same. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('founder-file', send) : send()
