/** How long a heading is waited for, in milliseconds. */
const patience = 10_000

/**
 * Moves the focus to the page's heading as soon as there is one. Whoever presses a key or a button first keeps the
 * focus where it is. Answers how to stop waiting.
 */
export function focusHeading(): () => void {
  const main = document.querySelector('main')
  if (!main || focusNow(main)) return () => {}
  const observer = new MutationObserver(() => focusNow(main) && stop())
  const timer = setTimeout(stop, patience)
  observer.observe(main, { childList: true, subtree: true })
  for (const act of acts) addEventListener(act, stop)

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  return stop
}

const acts = ['keydown', 'pointerdown'] as const

function focusNow(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
