import { useLayoutEffect, useRef } from 'react'

const gap = 24
const least = 340

/** Sizes an element to the bottom of the window, or to a phone's keyboard, so that its last row is always visible. */
export function useFillHeight() {
  const part = useRef<HTMLElement>(null)
  // What is above may take another room with each rendering.
  useLayoutEffect(() => {
    if (part.current) fill(part.current)
  })
  useLayoutEffect(() => {
    const { current } = part
    if (!current) return
    const resize = () => fill(current)
    // This also fires when the element is shown again.
    const watch = new ResizeObserver(resize)
    watch.observe(current)
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

function fill(part: HTMLElement): void {
  if (part.getClientRects().length === 0) return
  const top = part.getBoundingClientRect().top + window.scrollY
  const room = Math.min(window.visualViewport?.height ?? window.innerHeight, topOfBottomBar()) - top - gap
  part.style.height = `${Math.max(least, room)}px`
}

/** A phone's bar of links lies over the foot of the window; a keyboard lies over the bar. */
function topOfBottomBar(): number {
  const bar = document.querySelector('[data-bottom-bar]')
  return bar?.checkVisibility() ? bar.getBoundingClientRect().top + gap / 2 : Number.POSITIVE_INFINITY
}
