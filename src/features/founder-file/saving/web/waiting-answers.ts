import type { Queue } from '../queue.ts'
import { unsavedIn } from '../unsaved.ts'
import { localKeys, localQueue } from './local-queue.ts'

/** A member's queues; an id holds no slash. */
export const queueKeyPrefix = (memberId: string): string => `${memberId}/`

const changeAll = async (
  memberId: string,
  next: (queue: Queue) => Queue,
  pages?: readonly string[],
): Promise<Queue[]> => {
  const prefix = queueKeyPrefix(memberId)
  const keys = [...(await localKeys(prefix))].filter((key) => pages?.includes(key.slice(prefix.length)) ?? true)
  return Promise.all(keys.map((key) => localQueue(key).change(next)))
}

/** How many answers of a member are in this browser alone, on all pages or on some. */
export const countWaiting = async (memberId: string, pages?: readonly string[]): Promise<number> =>
  (await changeAll(memberId, (queue) => queue, pages)).flatMap(unsavedIn).length

/** Deletes a member's answers from this browser: all of them, or those that the server has. */
export async function deleteLocalAnswers(memberId: string, which: 'all' | 'sent'): Promise<void> {
  await changeAll(memberId, (queue) => (which === 'all' ? [] : unsavedIn(queue)))
}
