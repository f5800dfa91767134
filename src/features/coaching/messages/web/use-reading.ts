import { useEffect } from 'react'
import type { Thread } from '../messages.contract.ts'

/** Marks new messages as seen as soon as the thread is on the screen. */
export function useReading(thread: Thread | undefined, markRead: () => void): void {
  const newest = thread?.messages.findLast(({ mine, readAt }) => !mine && readAt === null)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest unread message
  useEffect(() => {
    if (newest) markRead()
  }, [newest])
}
