import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inLongRun } from '#tests/world/long-run.ts'
import { stepCounter } from './count-steps.ts'
import { hostilePieces, repeated } from './hostile-texts.ts'
import { type TextHandler, textHandlers } from './text-handlers.ts'

// Whatever a member types, doubling it may at most double the work, and a little.
const mostGrowth = 2.5
/** What else runs in the process while work is counted; a square of the shortest texts is thirty times as much. */
const besides = 2_000
/** The guide has little to do with words that ask nothing, and a question may stand in any text. */
const ordinary = 'How do I raise my price when a client pays late? '

describe('no text costs more steps than its length explains', { timeout: 900_000 }, () => {
  let counter: Awaited<ReturnType<typeof stepCounter>>
  let all: readonly TextHandler[]
  // V8 counts in what it compiles after the counting began.
  beforeAll(async () => {
    counter = await stepCounter()
    all = await textHandlers()
    // What is made for the first short message isn’t part of any text.
    for (const { read } of all) for (const text of [repeated('word ', 200), ordinary, 'hire a client']) await read(text)
  })
  afterAll(() => counter.close())

  /** What plain words of the greatest length cost, said to nobody or asked: the measure for everything else, and what is too little to compare. */
  const plain = async ({ read, longest }: TextHandler) => {
    const said = await counter.count(() => read(repeated('word ', longest)))
    const asked = await counter.count(() => read(repeated(ordinary, longest)))
    // More is looked for in a short message than in a long one.
    return Math.max(said, asked, await counter.count(() => read(repeated('word ', 200))))
  }

  /**
   * What else runs may fall between two counts, but hardly each time; what a text costs does. Each a character shorter,
   * because the last few questions are remembered.
   */
  const isEachTime = async (found: (shorter: number) => Promise<boolean>) =>
    (await found(0)) && (await found(1)) && found(2)

  const pieces = fc.array(fc.constantFrom(...hostilePieces), { minLength: 1, maxLength: 4 })
  const shapes = fc.record({
    unit: pieces.map((some) => some.join('')),
    head: pieces.map((some) => some.join('')),
    share: fc.constantFrom(0.05, 0.2, 0.5, 1),
    length: fc.constantFrom(250, 500, 1000, 2000, 4000, 6000),
  })
  type Shape = { unit: string; head: string; share: number; length: number }
  const textOf = ({ unit, head, share }: Shape, length: number) =>
    (head + repeated(unit, length * share) + repeated('word ', length * (1 - share))).slice(0, length)

  test('when it is doubled, at most two and a half times the work is done', async () => {
    for (const reading of all) {
      const least = await plain(reading)
      await fc.assert(
        fc.asyncProperty(shapes, async (shape) => {
          const stepsOf = (length: number) => counter.count(() => reading.read(textOf(shape, length)))
          const grew = async (shorter: number) => {
            const once = await stepsOf(shape.length - shorter)
            return (await stepsOf((shape.length - shorter) * 2)) > mostGrowth * once + least + besides
          }
          expect({ of: reading.name, tooMuch: await isEachTime(grew) }).toEqual({ of: reading.name, tooMuch: false })
        }),
        { numRuns: reading.timesPlain === undefined ? inLongRun(1, 10) : inLongRun(2, 200) },
      )
    }
  })

  test('at its greatest length, it costs a few times what plain words do', async () => {
    for (const reading of all) {
      const { timesPlain } = reading
      if (timesPlain === undefined) continue
      const least = await plain(reading)
      await fc.assert(
        fc.asyncProperty(shapes, fc.double({ min: 0.05, max: 1, noNaN: true }), async (shape, part) => {
          const text = textOf(shape, Math.round(reading.longest * part))
          const isDear = async (shorter: number) =>
            (await counter.count(() => reading.read(text.slice(shorter)))) > timesPlain * least
          expect({ of: reading.name, tooMuch: await isEachTime(isDear) }).toEqual({ of: reading.name, tooMuch: false })
        }),
        { numRuns: inLongRun(2, 200) },
      )
    }
  })
})
