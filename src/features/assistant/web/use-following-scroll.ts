import { useEffect, useLayoutEffect, useRef } from 'react'

const near = 96

/** Keeps the end of a scrolling part in view while it grows, unless its reader has scrolled up. */
export function useFollowingScroll(growth: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  useEffect(() => {
    const part = scroller.current
    const note = () => {
      if (part) follows.current = part.scrollHeight - part.scrollTop - part.clientHeight < near
    }
    part?.addEventListener('scroll', note, { passive: true })
    return () => part?.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each growth, whatever grew
  useLayoutEffect(() => {
    if (follows.current && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [growth])
  return scroller
}
