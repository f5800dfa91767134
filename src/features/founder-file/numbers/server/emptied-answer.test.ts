import { afterAll, beforeEach, expect, test } from 'vitest'
import { exported, params, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { enterNumbers, listNumbers, removeEntry } from '../numbers.contract.ts'

const world: World = await newWorld({ now: '2026-03-01T12:00:00Z' })
afterAll(() => world.close())

const cash = 'numbers.day_1.cash'
const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const write = async (member: TestMember, value: number | null, pageId = params.pageId, field = cash) => {
  const version = (await member.call(getPage, { params: { pageId } })).body.answers[field]?.version ?? 0
  await member.call(saveAnswers, { params: { pageId }, body: { field, value, mark: 'C', version } })
}
const enter = async (member: TestMember, value: number) =>
  (await member.call(enterNumbers, { body: { key: 'cash', value, mark: 'C', date: '2026-03-01' } })).body.points[0]
    ?.id ?? ''
const cashOf = async (member: TestMember) =>
  (await member.call(listNumbers)).body.numbers
    .find(({ key }) => key === 'cash')
    ?.points.map(({ value, corrected }) => [value, corrected.map((point) => point.value)])

let ada: TestMember
beforeEach(async () => {
  on('2026-03-01')
  ada = await world.member({ tier: 'elite' })
})

test('a number that is emptied on a later day leaves its series, and typed again it corrects what it said', async () => {
  await write(ada, 52_000)
  on('2026-03-05')
  await write(ada, null)
  expect(await cashOf(ada)).toEqual([])
  await write(ada, 5200)
  expect(await cashOf(ada)).toEqual([[5200, [52_000]]])
  await write(ada, null)
  await write(ada, 5300)
  expect(await cashOf(ada)).toEqual([[5300, [52_000]]])
  on('2026-03-09')
  await write(ada, null)
  expect(await cashOf(ada)).toEqual([])
})

test('what the number had corrected elsewhere counts again, and not what it had said itself', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2025-11-02' })
  const say = (value: number | null, pageId = params.pageId) => write(ada, value, pageId, 'numbers.day_120.cash')
  await enter(ada, 1)
  on('2026-03-02')
  await say(2)
  on('2026-03-03')
  await say(3)
  on('2026-03-04')
  await say(4, 'day-120-review')
  expect(await cashOf(ada)).toEqual([[4, [1, 2, 3]]])
  on('2026-03-05')
  await say(null, 'day-120-review')
  expect(await cashOf(ada)).toEqual([[3, [1, 2]]])
  await say(null)
  expect(await cashOf(ada)).toEqual([[1, []]])
})

test('an entry stays when the answer that it corrected is emptied, and leaves nothing when it is removed', async () => {
  await write(ada, 5200)
  on('2026-03-02')
  const entry = await enter(ada, 52)
  on('2026-03-05')
  await write(ada, null)
  expect(await cashOf(ada)).toEqual([[52, [5200]]])
  await ada.call(removeEntry, { params: { entryId: entry } })
  expect(await cashOf(ada)).toEqual([])
  expect((await ada.call(getPage, { params })).body.answers[cash]?.value).toBeNull()
})

test('an exported file that holds an emptied number can be taken in', async () => {
  await write(ada, 52_000)
  on('2026-03-05')
  await write(ada, null)
  const eve = await world.member({ tier: 'elite' })
  expect((await taken(eve, (await exported(ada)).text)).status).toBe(200)
  expect(await cashOf(eve)).toEqual([])
  expect((await taken(ada, (await exported(ada)).text)).status).toBe(200)
  expect(await cashOf(ada)).toEqual([])
})
