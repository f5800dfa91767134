import { type Queue, withReplies } from './queue.ts'

/**
 * What is stored, with what one tab did since that the storage had not taken. What other tabs added stays, and answers
 * that are sent twice are stored once.
 */
export function rejoined(stored: Queue, before: Queue, own: Queue): Queue {
  const ownById = new Map(own.map((save) => [save.id, save]))
  const there = stored.flatMap((save) => ownById.get(save.id) ?? (before.some(({ id }) => id === save.id) ? [] : save))
  return withReplies([...there, ...own.filter((save) => !there.includes(save))], new Map())
}
