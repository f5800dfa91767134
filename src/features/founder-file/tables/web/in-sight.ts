/** Room left beside what is brought into sight, so that it shows that the strip goes on. */
const room = 24

/** Scrolls a strip of tabs, and nothing around it, until this one of them is seen. */
export function bringIntoSight(tab: HTMLElement | null): void {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const [own, seen] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (own.right > seen.right) strip.scrollLeft += own.right - seen.right + room
  else if (own.left < seen.left) strip.scrollLeft -= seen.left - own.left + room
}
