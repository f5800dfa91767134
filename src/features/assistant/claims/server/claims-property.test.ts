import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberAsText } from '#features/founder-file/numbers/number-text.ts'
import { enterNumbers, listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { placeText } from '#features/founder-file/pages/figure-text.ts'
import { getPage } from '#features/founder-file/pages/pages.contract.ts'
import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Place } from '#features/founder-file/worksheets/places.ts'
import { type Dice, dice } from '#tests/random/random.ts'
import { analyze, asked, write } from '#tests/world/assistant/founder-claims.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import type { CountedSource } from '../claims.content.ts'
import { pageOf } from './read-counted.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const members = 20
type Answer = Parameters<typeof write>[2][number]

/** Whatever of a page can be typed, by chance: numbers, counted or guessed, words and rows. */
function anyAnswers(roll: Dice, places: readonly Place[], tables: ReadonlyMap<string, number>): Answer[] {
  const typed = places.filter(
    ({ formula, kind }) => formula === undefined && (isNumeric(kind) || kind.endsWith('text')),
  )
  const rowsIn = new Map([...tables].map(([table, most]) => [table, roll.below(most + 1)]))
  const rows = (table: string) => Array.from({ length: rowsIn.get(table) ?? 0 }, (_, at) => `row${at}`)
  const anyValue = ({ kind, choices }: Place) =>
    choices ? null : isNumeric(kind) ? (kind === 'percent' ? roll.below(100) / 100 : roll.below(900)) : 'some words'
  const answers = typed.flatMap((place): Answer[] => {
    const value = anyValue(place)
    if (value === null || roll.isOneIn(4)) return []
    const mark = place.mark && roll.pick(['C', 'G'] as const)
    if (!tables.has(place.block)) return [[place.address, value, mark]]
    return rows(place.block)
      .filter(() => !roll.isOneIn(3))
      .map((row): Answer => [`${place.block}.${row}.${place.column}`, value])
  })
  return [...[...rowsIn.keys()].map((table): Answer => [table, { order: rows(table) }]), ...answers]
}

async function fillByChance(member: TestMember, roll: Dice): Promise<void> {
  for (const pageId of pages()) {
    const page = world.services.worksheets.pageById.get(pageId)
    if (!page || roll.isOneIn(4)) continue
    const tables = [...page.blocks].flatMap(([key, block]) =>
      block.what === 'table' && !block.table.follows ? [[key, Math.min(5, block.table.most ?? block.table.rows)]] : [],
    )
    const answers = anyAnswers(roll, page.places, new Map(tables as [string, number][]))
    for (let at = 0; at < answers.length; at += 100) await write(member, pageId, answers.slice(at, at + 100))
  }
  for (const key of ['clients', 'revenue'])
    if (!roll.isOneIn(3))
      await member.call(enterNumbers, {
        body: { key, value: roll.below(900), mark: roll.pick(['C', 'G'] as const), date: '2026-03-02' },
      } as never)
}

const sources = (): CountedSource[] => Object.values(world.services.assistant.claims).flatMap(({ counted }) => counted)
const pages = () => [...new Set(sources().flatMap((source) => pageOf(source) ?? []))]

/** What the member's own page or numbers show at a source, as it is written there. */
async function shownAt(member: TestMember, source: CountedSource): Promise<string[]> {
  if ('number' in source) {
    const { numbers, currency } = (await member.call(listNumbers)).body
    const number = numbers.find(({ key }) => key === source.number)
    const last = number?.points.at(-1)
    return number && last ? [numberAsText(last.value, number, currency)] : []
  }
  const pageId = pageOf(source) ?? ''
  const address = source.figure.slice(pageId.length + 1)
  const { body } = await member.call(getPage, { params: { pageId } })
  const place = world.services.worksheets.pageById.get(pageId)?.places.find((one) => one.address === address)
  const order = body.answers[place?.block ?? '']?.value
  if (place?.column && !place.row && typeof order === 'object' && order) {
    const filled = order.order.filter((row) => body.answers[`${place.block}.${row}.${place.column}`]?.value != null)
    return [String(filled.length)]
  }
  const value = body.answers[address]?.value ?? body.computed[address] ?? null
  return place && value !== null ? [placeText(value, place, 'USD')] : []
}

test('of random files each figure that is named stands on the page that it names, and on nobody else’s', {
  timeout: 240_000,
}, async () => {
  let told = 0
  for (let seed = 1; seed <= members; seed += 1) {
    const ada = await world.member({ tier: 'elite' })
    await fillByChance(ada, dice(seed))
    const { claims } = await analyze(ada, asked, { readFile: true })
    for (const { name, mark, figures } of claims ?? []) {
      const counted = world.services.assistant.claims[name]?.counted ?? []
      const known = await Promise.all(
        counted.map(async (source) => {
          const title =
            'number' in source
              ? 'This week’s numbers'
              : world.services.worksheets.pageById.get(pageOf(source) ?? '')?.title
          return (await shownAt(ada, source)).flatMap((text) =>
            [source.says].flat().map((says) => `${title}: ${text} ${says}`),
          )
        }),
      )
      for (const { title, text } of figures)
        expect(known.flat(), `seed ${seed}, ${name}`).toContain(`${title}: ${text}`)
      if (mark === 'counted') expect(figures[0]?.mark).not.toBe('G')
      told += figures.length
    }
  }
  expect(told).toBeGreaterThan(members * 5)
})
