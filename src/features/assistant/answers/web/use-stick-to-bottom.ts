import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const near = 64

/** Keeps the end of a scroll area in view while it grows, unless the reader has scrolled up; `toEnd` leads back. */
export function useStickToBottom(growth: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  /** The scroll position after the last growth: if it is higher up now, the reader has scrolled, even before the event fires. */
  const settled = useRef(0)
  const [isAway, setIsAway] = useState(false)

  const follow = (wanted: boolean) => {
    follows.current = wanted
    setIsAway(!wanted)
  }
  const toEnd = () => {
    const part = scroller.current
    if (!part) return
    part.scrollTop = part.scrollHeight
    settled.current = part.scrollTop
  }
  const grown = useEffectEvent(() => {
    const part = scroller.current
    if (!part || !follows.current) return
    if (part.scrollTop < settled.current && isFar(part)) follow(false)
    else toEnd()
  })
  const scrolled = useEffectEvent(() => {
    if (scroller.current) follow(!isFar(scroller.current))
  })

  useEffect(() => {
    const part = scroller.current
    const note = () => scrolled()
    part?.addEventListener('scroll', note, { passive: true })
    return () => part?.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each growth, whatever grew
  useLayoutEffect(() => grown(), [growth])
  return { scroller, isAway, toEnd }
}

const isFar = (part: HTMLElement) => part.scrollHeight - part.scrollTop - part.clientHeight > near
