/** How long a change is waited for, in milliseconds. */
const patience = 10_000
const acts = ['keydown', 'pointerdown'] as const

/**
 * Tries something about the focus, and again at each change below a place until it succeeds. Whoever presses a key or a
 * button first keeps the focus where it is. Answers how to stop.
 */
export function tryAtChanges(place: Element, attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, patience)
  observer.observe(place, { childList: true, subtree: true })
  for (const act of acts) addEventListener(act, stop)

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, stop)
  }
  return stop
}
