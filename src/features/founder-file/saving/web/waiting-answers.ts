import { isUnsent } from '../queue.ts'
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

/** Forgets everything of a member that lies in this browser. */
export async function discardWaiting(memberId: string): Promise<void> {
  const shelf = await openShelf()
  await Promise.all((await shelf.keys(shelfPrefix(memberId))).map((key) => shelf.change(key, () => [])))
}
