import { useLayoutEffect, useRef } from 'react'

const gap = 24
const least = 340

/** Sizes an element to the bottom of the window, or to a phone's keyboard, so that its last row is always visible. */
export function useFillHeight() {
  const part = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const resize = () => {
      const { current } = part
      if (!current || current.getClientRects().length === 0) return
      const top = current.getBoundingClientRect().top + window.scrollY
      const room = Math.min(window.visualViewport?.height ?? window.innerHeight, topOfBottomBar()) - top - gap
      current.style.height = `${Math.max(least, room)}px`
    }
    resize()
    // This also fires when the element is shown again.
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

/** A phone's bar of links lies over the foot of the window; a keyboard lies over the bar. */
function topOfBottomBar(): number {
  const bar = document.querySelector('[data-bottom-bar]')
  return bar?.checkVisibility() ? bar.getBoundingClientRect().top + gap / 2 : Number.POSITIVE_INFINITY
}
