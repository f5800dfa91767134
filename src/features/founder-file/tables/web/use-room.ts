import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How wide the part is that one fills in; on paper there is room for every column. */
export function useRoom() {
  const [element, ref] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(0)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    // The browser takes the picture as soon as the event is over.
    const [begin, end] = [true, false].map((is) => () => flushSync(() => setPrinting(is)))
    if (!begin || !end) return
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return { ref, width: isPrinting ? Number.POSITIVE_INFINITY : width }
}
