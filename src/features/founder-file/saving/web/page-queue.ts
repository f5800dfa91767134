import { store } from '#platform/web/store.ts'
import { type Change, type Queue, withChange } from '../queue.ts'
import { openQueueStorage } from './queue-storage.ts'

/**
 * One page's queue as this tab sees it: what the storage holds, and over it what was typed since and is still being
 * stored, so that typing never waits for the storage.
 */
export function newPageQueue(key: string, onChange: () => void) {
  const shown = store<Queue>([])
  let stored: Queue = []
  let storing: Change[] = []
  let lasts = true

  const show = () => {
    shown.set(storing.reduce(withChange, stored))
    onChange()
  }
  /** One change of the storage after another, so that a result never is older than the one before. */
  let last: Promise<unknown> = Promise.resolve()
  const change = (next: (queue: Queue) => Queue, written?: Change): Promise<Queue> => {
    const run = async () => {
      const storage = await openQueueStorage()
      lasts = storage.lasts
      stored = await storage.change(key, next)
      storing = storing.filter((one) => one !== written)
      show()
      return stored
    }
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
  return {
    shown,
    change,
    read: () => change((queue) => queue),
    write: (written: Change): Promise<Queue> => {
      storing = [...storing, written]
      show()
      return change((queue) => withChange(queue, written), written)
    },
    /** Everything that was typed is in the storage. */
    isStored: () => lasts && storing.length === 0,
  }
}
export type PageQueue = ReturnType<typeof newPageQueue>
