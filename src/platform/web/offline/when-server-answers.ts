/** Milliseconds between two questions whether the server answers. */
const every = 5000

/**
 * Calls back once the server answers: it is asked every few seconds, and right away when the device has a network again or
 * someone comes back to the page. Answers how to stop asking.
 */
export function whenServerAnswers(act: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let isAsking = false
  const ask = async () => {
    if (isAsking || document.hidden) return
    isAsking = true
    const isThere = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(every)]),
    })
      .then(({ ok }) => ok)
      .catch(() => false)
    isAsking = false
    if (!isThere || signal.aborted) return
    stop()
    act()
  }
  const timer = setInterval(() => void ask(), every)
  const stop = () => {
    clearInterval(timer)
    over.abort()
  }
  addEventListener('online', () => void ask(), { signal })
  document.addEventListener('visibilitychange', () => void ask(), { signal })
  return stop
}
