import { isUnsent, type Queue } from '../queue.ts'
import { openQueueStorage } from './queue-storage.ts'

/** A member's queues; an id holds no slash. */
export const queueKeyPrefix = (memberId: string): string => `${memberId}/`

/** How many answers of a member wait in this browser. */
export async function countWaiting(memberId: string): Promise<number> {
  const storage = await openQueueStorage()
  const queues = await Promise.all(
    (await storage.keys(queueKeyPrefix(memberId))).map((key) => storage.change(key, (queue) => queue)),
  )
  return queues.flat().filter(isUnsent).length
}

/** Deletes a member's answers from this browser: all of them, or all but those that still wait. */
export async function deleteLocalAnswers(memberId: string, which: 'all' | 'sent'): Promise<void> {
  const storage = await openQueueStorage()
  const next = (queue: Queue) => (which === 'all' ? [] : queue.filter(isUnsent))
  await Promise.all((await storage.keys(queueKeyPrefix(memberId))).map((key) => storage.change(key, next)))
}
