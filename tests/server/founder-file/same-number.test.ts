import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { erasePage, getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { changeFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { keepPage, listSnapshots, restoreSnapshot } from '#features/founder-file/snapshots/snapshots.contract.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { type Dice, dice } from '#tests/random/random.ts'
import { inLongRun } from '#tests/world/long-run.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { disagreements } from './disagreements.ts'

const [rounds, steps] = [inLongRun(2, 40), inLongRun(25, 60)]
const seed = Number(process.env.NUMBER_SEED ?? Date.now() % 1_000_000)

let world: World
let pages: Worksheet[]
beforeAll(async () => {
  world = await newWorld()
  const { pageById } = world.services.worksheets
  pages = ids.map((id) => pageById.get(id)).filter((page) => page !== undefined)
})
afterAll(() => world.close())

/** Pages that measure numbers, and pages that carry these over, some by way of another. */
const ids = [
  ...['day-one-numbers', 'day-60-review', 'day-120-review', 'day-180-review', 'cash-forecast-13-weeks'],
  ...['automation', 'cost-of-leaving', 'bad-months-plan', 'runway-sheet', 'partner-offer', 'terms-and-guarantee'],
  ...['three-scenarios', 'sixty-day-plan', 'function-chart', 'owner-manual', 'days-away', 'one-page-budget'],
]
const first = Temporal.PlainDate.from('2026-03-01')

test(`a number is the same wherever it is told (seed ${seed})`, {
  timeout: 120_000 + rounds * steps * 2000,
}, async () => {
  const roll = dice(seed)
  for (let round = 0; round < rounds; round += 1) {
    world.setNow('2026-03-01T12:00:00Z')
    const ada = await world.member({ tier: 'elite', enrolledOn: first.toString() })
    const done: string[] = []
    for (let step = 0, day = 0; step < steps; step += 1) {
      if (roll.isOneIn(3)) day += 1 + roll.below(8)
      // Time only goes forward: what was saved last is known by when it was saved.
      world.setNow(`${first.add({ days: day })}T08:${String(step).padStart(2, '0')}:00Z`)
      done.push(`day ${day + 1}: ${await act(ada, roll, day)}`)
      const wrong = await disagreements(world, pages, ada, step % 8 === 7)
      expect(wrong, done.slice(-8).join('\n')).toEqual([])
    }
  }
})

/** One thing that a member does. */
async function act(ada: TestMember, roll: Dice, day: number): Promise<string> {
  const page = roll.pick(roll.isOneIn(2) ? pages : pages.slice(0, 1))
  const params = { pageId: page.id }
  const kind = roll.below(11)
  if (kind === 10)
    return roll.isOneIn(2) ? `erase ${page.id} ${(await ada.call(erasePage, { params })).status}` : 'nothing'
  if (kind < 5) return type(ada, roll, page)
  if (kind === 5) return confirm(ada, page)
  if (kind === 6) return enter(ada, roll, day)
  if (kind === 7) return `keep ${page.id} ${(await ada.call(keepPage, { params, body: {} })).status}`
  if (kind === 8) return restore(ada, roll, page)
  const currency = roll.pick(['EUR', 'USD', 'JPY'])
  await ada.call(changeFileSettings, { body: { currency } })
  return `currency ${currency}`
}

async function type(ada: TestMember, roll: Dice, page: Worksheet): Promise<string> {
  const places = page.places.filter(
    ({ formula, isReadonly, column, row, kind }) =>
      !formula && !isReadonly && (!column || row) && ['money', 'number', 'hours', 'short text'].includes(kind),
  )
  const place = roll.pick(places)
  const { answers } = (await ada.call(getPage, { params: { pageId: page.id } })).body
  const written = place.kind === 'short text' ? `Ben ${roll.below(9)}` : roll.below(place.kind === 'hours' ? 160 : 9000)
  const value = roll.isOneIn(6) ? null : written
  const mark = place.mark ? roll.pick(['C', 'G'] as const) : undefined
  const save = { field: place.address, value, version: answers[place.address]?.version ?? 0, ...(mark ? { mark } : {}) }
  const { status } = await ada.call(saveAnswers, { params: { pageId: page.id }, body: save })
  return `${page.id} ${place.address} = ${value} ${mark ?? ''} ${status}`
}

/** Everything that a page carries over becomes its own answer. */
async function confirm(ada: TestMember, page: Worksheet): Promise<string> {
  const { carried, answers } = (await ada.call(getPage, { params: { pageId: page.id } })).body
  const saves = Object.entries(carried).map(([field, { value, mark }]) => ({
    ...{ field, value, version: answers[field]?.version ?? 0 },
    ...(mark ? { mark } : {}),
  }))
  if (saves.length > 0) await ada.call(saveAnswers, { params: { pageId: page.id }, body: { answers: saves } })
  return `confirm ${saves.length} of ${page.id}`
}

async function enter(ada: TestMember, roll: Dice, day: number): Promise<string> {
  const key = roll.pick(['clients', 'revenue', 'costs', 'cash', 'hours'])
  const date = first.add({ days: roll.isOneIn(2) ? day : roll.below(day + 1) }).toString()
  const body = { key, value: roll.below(key === 'hours' ? 160 : 9000), mark: roll.pick(['C', 'G'] as const), date }
  const { status } = await ada.call(enterNumbers, { body })
  return `enter ${JSON.stringify(body)} ${status}`
}

async function restore(ada: TestMember, roll: Dice, page: Worksheet): Promise<string> {
  const params = { pageId: page.id }
  const { kept } = (await ada.call(listSnapshots, { params })).body
  if (kept.length === 0) return 'nothing'
  const snapshotId = roll.pick(kept).id
  return `restore ${page.id} ${(await ada.call(restoreSnapshot, { params: { ...params, snapshotId }, body: {} })).status}`
}
