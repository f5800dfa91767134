import { isUnsaved, type Queue } from '../queue.ts'
import { openQueueStorage } from './queue-storage.ts'

/** A member's queues; an id holds no slash. */
export const queueKeyPrefix = (memberId: string): string => `${memberId}/`

/** How many answers of a member are in this browser alone. */
export async function countWaiting(memberId: string): Promise<number> {
  const storage = await openQueueStorage()
  const queues = await Promise.all(
    (await storage.keys(queueKeyPrefix(memberId))).map((key) => storage.change(key, (queue) => queue)),
  )
  return queues.flat().filter(isUnsaved).length
}

/** Deletes a member's answers from this browser: all of them, or those that the server has. */
export async function deleteLocalAnswers(memberId: string, which: 'all' | 'sent'): Promise<void> {
  const storage = await openQueueStorage()
  const next = (queue: Queue) => (which === 'all' ? [] : queue.filter(isUnsaved))
  await Promise.all((await storage.keys(queueKeyPrefix(memberId))).map((key) => storage.change(key, next)))
}
