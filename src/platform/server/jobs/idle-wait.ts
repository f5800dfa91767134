/** How worker loops that found nothing to do wait: for a while, or until work comes. */
export function createIdleWait(idleMs: number) {
  /** How to wake each waiting loop, and whether new work is a reason to. */
  const resting = new Map<() => void, boolean>()
  let wakes = 0
  let isOver = false

  return {
    /** Changes whenever work comes: read before looking for work, and passed to `rest`. */
    wakes: () => wakes,
    isOver: () => isOver,
    /** Returns at once if work came after `seen` was read; without `seen`, new work is no reason to wake. */
    rest: (seen?: number) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          resting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, idleMs)
        resting.set(wake, seen !== undefined)
        if (isOver || (seen !== undefined && seen !== wakes)) wake()
      }),
    wake: () => {
      wakes += 1
      for (const [wake, heedsWork] of resting) if (heedsWork) wake()
    },
    /** Wakes every loop, for good. */
    end: () => {
      isOver = true
      for (const wake of resting.keys()) wake()
    },
  }
}
