import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checked,
  everything,
  exported,
  fileWriter,
  pageId,
  params,
  taken,
  withContent,
} from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { enterNumbers, listNumbers } from '../../numbers/numbers.contract.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { changeFileSettings, getFileSettings } from '../../settings/settings.contract.ts'
import type { Mark } from '../../worksheets/kinds.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const cash = 'numbers.day_1.cash'
const write = (member: TestMember, value: number | null, version: number, mark: Mark = 'C') =>
  member.call(saveAnswers, { params, body: { field: cash, value, mark, version } })
const answerOf = async (member: TestMember) => (await member.call(getPage, { params })).body.answers[cash]
const numberOf = async (member: TestMember) => {
  const { numbers } = (await member.call(listNumbers)).body
  return numbers.find(({ key }) => key === 'cash')?.points.find(({ onDay }) => onDay === 1)
}

test.each([
  ['corrected', 900],
  ['emptied', null],
])(
  'an own older export says the same on the page and among the numbers, where the answer was %s since',
  async (_, later) => {
    const ada = await world.member({ enrolledOn: '2026-03-01' })
    await write(ada, 800, 0)
    const { text } = await exported(ada)
    world.setNow('2026-03-04T12:00:00Z')
    await write(ada, later, 1)
    world.setNow('2026-03-05T12:00:00Z')
    expect((await taken(ada, text)).status).toBe(200)
    expect((await answerOf(ada))?.value).toBe(800)
    expect(await numberOf(ada)).toMatchObject({ value: 800 })
    const before = await everything(world, ada)
    await taken(ada, text)
    expect(await everything(world, ada)).toEqual(before)
    world.setNow('2026-03-02T12:00:00Z')
  },
)

test('an answer that an entry corrected, and one that another page took the place of, come as they were', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2026-03-01' })
  await write(ada, 800, 0)
  await ada.call(enterNumbers, { body: { key: 'cash', value: 850, mark: 'C', date: '2026-03-01' } })
  for (const [page, value] of [
    ['day-one-numbers', 5200],
    ['day-120-review', 5300],
  ] as const)
    await ada.call(saveAnswers, {
      params: { pageId: page },
      body: { field: 'numbers.day_120.cash', value, mark: 'C', version: 0 },
    })
  const { text, file } = await exported(ada)
  const eve = await world.member({ tier: 'elite', enrolledOn: '2026-03-01' })
  expect((await taken(eve, text)).body.hash).toBe(file.hash)
})

test('amounts that are here keep their currency, chosen or not, and an import says so', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await ada.call(changeFileSettings, { body: { currency: 'EUR' } })
  await write(ada, 800, 0)
  const { text } = await exported(ada)
  const eve = await world.member({ enrolledOn: '2026-03-01' })
  await eve.call(saveAnswers, { params, body: { field: 'numbers.day_1.costs', value: 300, version: 0 } })
  const told = [{ what: 'Currency EUR', why: expect.stringContaining('is in USD') }]
  expect((await checked(eve, text)).body.leftOut).toEqual(told)
  expect((await taken(eve, text)).body.leftOut).toEqual(told)
  expect((await eve.call(getFileSettings)).body.currency).toBe('USD')
})

test('of two files in two currencies that come together, the second is told that its currency is left out', async () => {
  const { ada } = await fileWriter(world)
  const { file, text } = await exported(ada)
  const other = withContent(file, (content) => {
    content.currency = 'GBP'
  })
  const eve = await world.member({ tier: 'elite' })
  const both = await Promise.all([taken(eve, text), taken(eve, other)])
  expect(both.flatMap(({ body }) => body.leftOut)).toHaveLength(1)
})

test('a displaced number keeps whether it was counted, through an export too', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await write(ada, 800, 0, 'G')
  const saved = await write(ada, 900, 0, 'C')
  expect(saved.body).toMatchObject({ other: [{ value: 800, mark: 'G' }] })
  expect(await answerOf(ada)).toMatchObject({ value: 900, mark: 'C', other: [{ value: 800, mark: 'G' }] })
  const { text, file } = await exported(ada, pageId)
  const eve = await world.member({ enrolledOn: '2026-03-01' })
  expect((await taken(eve, text)).body.hash).toBe(file.hash)
  expect((await answerOf(eve))?.other).toMatchObject([{ value: 800, mark: 'G' }])
  await write(eve, 1000, 0, 'G')
  await taken(eve, text)
  expect((await answerOf(eve))?.other).toEqual(
    expect.arrayContaining([expect.objectContaining({ value: 1000, mark: 'G' })]),
  )
})
