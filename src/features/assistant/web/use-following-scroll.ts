import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const near = 96

/** Keeps the end of a scrolling part in view while it grows, unless its reader has scrolled up; says so, and leads back. */
export function useFollowingScroll(growth: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const part = scroller.current
    const note = () => {
      if (!part) return
      follows.current = part.scrollHeight - part.scrollTop - part.clientHeight < near
      setIsAway(!follows.current)
    }
    part?.addEventListener('scroll', note, { passive: true })
    return () => part?.removeEventListener('scroll', note)
  }, [])
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each growth, whatever grew
  useLayoutEffect(() => {
    if (follows.current) toEnd()
  }, [growth])
  return { scroller, isAway, toEnd }
}
