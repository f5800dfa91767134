import type { Queue } from '../queue.ts'
import { rejoined } from '../rejoined.ts'
import { changeStored, storedKeys } from './queue-storage.ts'

const queues = new Map<string, LocalQueue>()
export type LocalQueue = ReturnType<typeof newLocalQueue>

/** A queue of this browser by its key. */
export function localQueue(key: string): LocalQueue {
  const known = queues.get(key) ?? newLocalQueue(key)
  queues.set(key, known)
  return known
}

/** The keys that begin so, of what is stored and of what is in this tab alone. */
export async function localKeys(prefix: string): Promise<Set<string>> {
  const own = [...queues.keys()].filter((key) => key.startsWith(prefix))
  return new Set([...(await storedKeys(prefix).catch(() => [])), ...own])
}

/** What the storage doesn't take (it is full, its connection is lost, a private window has none) waits in the tab. */
function newLocalQueue(key: string) {
  let queue: Queue = []
  /** What was stored last, where what came after it is in this tab alone. */
  let behind: Queue | undefined
  /** One change after another, so that a result never is older than the one before. */
  let last: Promise<unknown> = Promise.resolve()
  const run = async (next: (queue: Queue) => Queue): Promise<Queue> => {
    try {
      queue = await changeStored(key, (stored) => next(behind ? rejoined(stored, behind, queue) : stored))
      behind = undefined
    } catch {
      behind ??= queue
      queue = next(queue)
    }
    return queue
  }
  return {
    change: (next: (queue: Queue) => Queue): Promise<Queue> => {
      const result = last.then(() => run(next))
      last = result.catch(() => {})
      return result
    },
    isStored: () => !behind,
  }
}
