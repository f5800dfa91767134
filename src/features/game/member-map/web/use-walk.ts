import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the dot takes, however far it goes. */
const walkTime = 2000

/** What a map of this tab showed last: the next one lets the dot walk on from there. */
let lastShown: number | undefined

/** Lessons, `at` with a fraction on the way; what lies between `from` and the target is new. */
type Walk = { from: number; at: number }

/** Lets the dot walk on to a number of lessons from where it was seen last, or since a number. It never walks back. */
export function useWalk(target: number, since?: number): Walk {
  const [walk, setWalk] = useState<Walk>(() => {
    const from = Math.min(target, since ?? lastShown ?? target)
    return { from, at: from }
  })
  const shown = useRef(walk.at)
  useEffect(() => {
    lastShown = target
    const from = Math.min(shown.current, target)
    const show = (share: number) => {
      shown.current = from + (target - from) * eased(share)
      setWalk({ from, at: shown.current })
    }
    if (from < target && !matchMedia('(prefers-reduced-motion: reduce)').matches) return animate(walkTime, show)
    shown.current = target
    setWalk((now) => ({ from: from < target ? from : Math.min(now.from, target), at: target }))
    return undefined
  }, [target])
  return walk
}

/** Shows every frame until the time is over, from a share of 0 to 1. */
function animate(time: number, show: (share: number) => void): () => void {
  const began = performance.now()
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - began) / time))
    show(share)
    if (share < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Slow off and slow in. */
const eased = (share: number) => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2)
