import { isUnsent, type Queue } from '../queue.ts'
import { openShelf } from './shelf.ts'

/** A member's queues; an id holds no slash. */
export const shelfPrefix = (memberId: string): string => `${memberId}/`

/** How many answers of a member wait in this browser. */
export async function countWaiting(memberId: string): Promise<number> {
  const shelf = await openShelf()
  const queues = await Promise.all(
    (await shelf.keys(shelfPrefix(memberId))).map((key) => shelf.change(key, (queue) => queue)),
  )
  return queues.flat().filter(isUnsent).length
}

/** Forgets what lies in this browser of a member: everything, or everything but what still waits. */
export async function forgetAnswers(memberId: string, which: 'all' | 'sent'): Promise<void> {
  const shelf = await openShelf()
  const next = (queue: Queue) => (which === 'all' ? [] : queue.filter(isUnsent))
  await Promise.all((await shelf.keys(shelfPrefix(memberId))).map((key) => shelf.change(key, next)))
}
