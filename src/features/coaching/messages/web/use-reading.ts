import { useEffect, useEffectEvent } from 'react'
import type { Thread } from '../messages.contract.ts'

/** Marks new messages as seen once the thread is on the screen, and its tab is the one that is looked at. */
export function useReading(thread: Thread | undefined, markRead: () => void): void {
  const newest = thread?.messages.findLast(({ mine, readAt }) => !mine && readAt === null)?.id
  const mark = useEffectEvent(markRead)
  useEffect(() => {
    if (!newest) return undefined
    const seen = new AbortController()
    const look = () => {
      if (document.visibilityState !== 'visible') return
      seen.abort()
      mark()
    }
    document.addEventListener('visibilitychange', look, { signal: seen.signal })
    look()
    return () => seen.abort()
  }, [newest])
}
