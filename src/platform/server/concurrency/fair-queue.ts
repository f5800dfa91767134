import { createKeyedMutex } from './keyed-mutex.ts'

type Room = {
  /** Pieces that wait or are under way, in all and of one person. */
  most: number
  mostEach: number
  /** How many are under way at once, each of another person. */
  atOnce?: number
  full: () => Error
  /** What is thrown where all of it is one's own. */
  fullOfOwn?: () => Error
}

/**
 * Lets work go one after the other, or a few at once, in this process. People take turns: whoever asks for many waits
 * behind everybody else’s one. Above `most` waiting pieces `full` is thrown, above `mostEach` of one person `fullOfOwn`;
 * and half of the room is for people who have nothing in it yet, so that a few who ask for many keep nobody out.
 */
export function createFairQueue({ most, mostEach, atOnce = 1, full, fullOfOwn = full }: Room) {
  const inTurn = createKeyedMutex()
  const waiting = new Map<string, number>()
  const next: (() => void)[] = []
  let all = 0
  let running = 0

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(whose) ?? 0
    if (own >= mostEach) throw fullOfOwn()
    if (all >= (own > 0 ? most / 2 : most)) throw full()
    count(whose, 1)
    try {
      return await inTurn(whose, () => inPlace(work))
    } finally {
      count(whose, -1)
    }
  }

  async function inPlace<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else await new Promise<void>((go) => next.push(go))
    try {
      return await work()
    } finally {
      // Its place is handed on, so that no one who comes now takes it first.
      const go = next.shift()
      if (go) go()
      else running -= 1
    }
  }

  function count(whose: string, by: 1 | -1): void {
    all += by
    const own = (waiting.get(whose) ?? 0) + by
    if (own > 0) waiting.set(whose, own)
    else waiting.delete(whose)
  }
}
