import { setTimeout as wait } from 'node:timers/promises'
import { type Asked, ask, type House, middleOf, print, ratio, type Taken, taken } from './ask.ts'
import { coachCalls, deskCalls, memberCalls } from './calls.ts'

const asked = 120
/** Someone who looks at a page before the next click takes seconds. */
const breathMs = 500

/** Small and large house take turns with each call, and so do rounds with an operator at work and without. */
export async function measureMembers(small: House, large: House): Promise<void> {
  for (const path of [...memberCalls, ...coachCalls]) {
    const isCoach = coachCalls.includes(path)
    const of =
      (house: House) =>
      (turn: number): Asked => [
        house,
        path,
        isCoach ? 1 + 500 * (turn % (house.people / 500)) : 2 + 2 * ((turn * 7919) % (house.people / 2 - 1)),
      ]
    const together: Taken<'small' | 'large'>[] = []
    const [alone, beside]: [Taken<'large'>[], Taken<'large'>[]] = [[], []]
    for (let round = 0; round < 3; round += 1) {
      together.push(await taken({ small: of(small), large: of(large) }, asked))
      alone.push(await taken({ large: of(large) }, asked))
      const stop = keepWorking(large)
      beside.push(await taken({ large: of(large) }, asked))
      await stop()
    }
    const [both, quiet, busy] = [middleOf(together), middleOf(alone).large, middleOf(beside).large]
    print(path, quiet, `of ${small.people} people: ${ratio(both.large, both.small)}`)
    print('  beside an operator', busy, `to alone: ${ratio(busy, quiet)}`)
  }
}

/** An operator who looks at one thing after the other, with a breath between. */
function keepWorking(house: House): () => Promise<void> {
  let isWorking = true
  const work = async () => {
    for (let turn = 0; isWorking; turn += 1)
      for (const path of Object.values(deskCalls)) {
        if (!isWorking) return
        await ask(house, `operator/${path(turn + 1)}`, 0)
        await wait(breathMs)
      }
  }
  const working = work()
  return async () => {
    isWorking = false
    await working
  }
}
