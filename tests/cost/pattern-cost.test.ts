import { describe, expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import { hostilePieces, repeated } from './hostile-texts.ts'
import { type TextHandler, textHandlers } from './text-handlers.ts'

// A process of its own: where V8 counts steps, as for `text-cost.test.ts`, times mean nothing.
const mostGrowth = 2.5

describe('no pattern takes the square of what it looks through', () => {
  /** Milliseconds of the processor, not of the clock: a busy machine changes nothing. The fastest of some runs. */
  const fastest = (work: (run: number) => unknown, runs: number) => {
    let best = Number.POSITIVE_INFINITY
    for (let run = 0; run < runs; run += 1) {
      const begun = process.threadCpuUsage()
      work(run)
      const { user, system } = process.threadCpuUsage(begun)
      best = Math.min(best, (user + system) / 1000)
    }
    return best
  }
  const doublings = 3
  /** Processors are accounted in ticks: shorter than one, a time says nothing. A square comes to a hundred of these. */
  const tickMs = 4
  const isSquare = (
    read: (text: string) => unknown,
    make: (length: number) => string,
    length: number,
    runs: number,
  ) => {
    // Each run a character shorter: the last few questions are remembered.
    const long = fastest((run) => read(make(length - run)), runs)
    const short = fastest((run) => read(make(length / 2 ** doublings - run)), runs)
    return long > mostGrowth ** doublings * Math.max(tickMs, short)
  }

  const shapesOf = (piece: string) => [
    (length: number) => repeated(piece, length),
    (length: number) => `x${repeated(piece, length)}x`,
    (length: number) => `x${repeated(piece, length)}x/`,
  ]
  // In the short run each piece is given to every third reading, in one shape; which ones and in which is another each day.
  const day = Math.floor(Date.now() / 86_400_000)
  const shapesFor = (piece: string, turn: number) => {
    const all = shapesOf(piece)
    const today = turn % 3 === day % 3 ? [Math.floor((turn + day) / 3) % all.length] : []
    return inLongRun(today, [...all.keys()]).flatMap((at) => all[at] ?? [])
  }
  // Far above what may be sent it shows best; but what is refused for its length shows nothing. Up to what may be sent,
  // `text-cost.test.ts` counts steps each time.
  const lengthsOf = (longest: number) => inLongRun([20_000], [longest, 32_000])
  // What looks like a square is looked at again, longer, before it is believed.
  const isFound = ({ read, longest }: TextHandler, piece: string, turn: number) =>
    lengthsOf(longest).some((length) =>
      shapesFor(piece, turn).some((make) =>
        inLongRun([1, 5, 15], [2, 5, 15]).every((runs) => isSquare(read, make, length, runs)),
      ),
    )

  test('found by comparing a text with one an eighth as long', { timeout: 600_000 }, async () => {
    const found = (await textHandlers('when quoted')).flatMap((reading, nth) =>
      hostilePieces
        .filter((piece, at) => isFound(reading, piece, nth + at))
        .map((piece) => `${reading.name}: ${JSON.stringify(piece)}`),
    )
    expect(found).toEqual([])
  })
})
