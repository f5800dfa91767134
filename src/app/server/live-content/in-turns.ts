/** Editors write a file in several steps, and copying a folder takes a moment. */
const quietMs = 150
/** One that never pauses is looked at all the same. */
const longestMs = 1_000
const firstRetryMs = 500
const longestRetryMs = 30_000

/** Calls something once it has been quiet for a moment, and again, later each time, while that fails. */
export function inTurns(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let askedAt: number | undefined
  let retryMs = firstRetryMs

  const after = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      askedAt = undefined
      work().catch(again)
    }, ms).unref()
  }
  const again = () => {
    after(retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }
  return {
    soon: () => {
      askedAt ??= performance.now()
      after(Math.max(0, Math.min(quietMs, askedAt + longestMs - performance.now())))
    },
    again,
    worked: () => {
      retryMs = firstRetryMs
    },
    stop: () => clearTimeout(timer),
  }
}

/** Whoever asks while it is under way gets the same answer. */
export function inFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let under: Promise<T> | undefined
  return () => {
    under ??= work().finally(() => {
      under = undefined
    })
    return under
  }
}
