import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const near = 64

/**
 * Keeps the latest message in view while it grows, and where it grows longer than the view its start, unless the reader has
 * scrolled up; `toEnd` leads to its end. Where there is no message yet, what stands there is read from its start.
 */
export function useStickToBottom(growth: string, isEmpty: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  /** The scroll position after the last growth: if it is higher up now, the reader has scrolled, even before the event fires. */
  const settled = useRef(0)
  /** Whoever asked for the end goes along with it, until they scroll up or something new is said. */
  const followsEnd = useRef(false)
  const messages = useRef(0)
  const [isAway, setIsAway] = useState(false)

  const toEnd = () => {
    const part = scroller.current
    if (!part) return
    followsEnd.current = true
    part.scrollTop = part.scrollHeight
    settled.current = part.scrollTop
  }
  const grown = useEffectEvent(() => {
    const part = scroller.current
    if (!part) return
    const count = part.querySelectorAll(':scope > ol > li').length
    if (count !== messages.current) followsEnd.current = false
    messages.current = count
    if (isEmpty) return setIsAway(false)
    if (part.scrollTop >= settled.current - near) {
      const target = followsEnd.current ? endOf(part) : Math.min(endOf(part), startOfLatest(part))
      part.scrollTop = Math.max(part.scrollTop, target)
      settled.current = part.scrollTop
    }
    setIsAway(isFar(part))
  })
  const scrolled = useEffectEvent(() => {
    const part = scroller.current
    if (!part || isEmpty) return
    setIsAway(isFar(part))
    if (isFar(part)) followsEnd.current = false
    // Who comes back to the end is followed again.
    else settled.current = part.scrollTop
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

const endOf = (part: HTMLElement) => part.scrollHeight - part.clientHeight
const isFar = (part: HTMLElement) => endOf(part) - part.scrollTop > near

/** Where the area is scrolled to when the latest message begins at its top. */
function startOfLatest(part: HTMLElement): number {
  const latest = part.querySelector(':scope > ol > li:last-child')
  if (!latest) return endOf(part)
  return part.scrollTop + latest.getBoundingClientRect().top - part.getBoundingClientRect().top - 16
}
