import { useLayoutEffect, useRef } from 'react'

const gap = 24
const least = 340

/** Ends a part where the window ends, above a phone's keyboard too, so that what stands at its foot is always in reach. */
export function useFillHeight() {
  const part = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const resize = () => {
      const { current } = part
      if (!current || current.getClientRects().length === 0) return
      const top = current.getBoundingClientRect().top + window.scrollY
      const room = (window.visualViewport?.height ?? window.innerHeight) - top - gap
      current.style.height = `${Math.max(least, room)}px`
    }
    resize()
    // Hears of the part being shown again, too.
    const watch = new ResizeObserver(resize)
    if (part.current) watch.observe(part.current)
    window.addEventListener('resize', resize)
    window.visualViewport?.addEventListener('resize', resize)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', resize)
      window.visualViewport?.removeEventListener('resize', resize)
    }
  }, [])
  return part
}
