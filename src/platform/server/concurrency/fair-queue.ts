import { createKeyedMutex } from './keyed-mutex.ts'

/**
 * Lets work go one after the other, in this process. People take turns: whoever asks for many waits behind everybody
 * else's one. Above `most` waiting pieces, or `mostEach` of one person, `full` is thrown; and half of the room is for
 * people who have nothing in it yet, so that a few who ask for many keep nobody out.
 */
export function createFairQueue({ most, mostEach, full }: { most: number; mostEach: number; full: () => Error }) {
  const inTurn = createKeyedMutex()
  const waiting = new Map<string, number>()
  let all = 0

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(whose) ?? 0
    if (own >= mostEach || all >= (own > 0 ? most / 2 : most)) throw full()
    count(whose, 1)
    try {
      return await inTurn(`of ${whose}`, () => inTurn('all', work))
    } finally {
      count(whose, -1)
    }
  }

  function count(whose: string, by: 1 | -1): void {
    all += by
    const own = (waiting.get(whose) ?? 0) + by
    if (own > 0) waiting.set(whose, own)
    else waiting.delete(whose)
  }
}
