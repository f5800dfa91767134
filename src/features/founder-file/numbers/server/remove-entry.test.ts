import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { enterNumbers, listNumbers, removeEntry } from '../numbers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const cash = 'numbers.day_1.cash'
const enter = async (member: TestMember, key: string, value: number, date: string) =>
  (await member.call(enterNumbers, { body: { key, value, mark: 'C', date } })).body.points[0]?.id ?? ''
const remove = (member: TestMember, entryId: string) => member.call(removeEntry, { params: { entryId } })
const valuesOf = async (member: TestMember, key: string) =>
  (await member.call(listNumbers)).body.numbers.find((one) => one.key === key)?.points.map(({ value }) => value)

test('an entry for a mistyped year can be taken out, and then and now begins with the right one', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  const slip = await enter(ada, 'revenue', 900, '2019-03-02')
  await enter(ada, 'revenue', 540, '2026-03-02')
  expect(await valuesOf(ada, 'revenue')).toEqual([900, 540])
  expect((await remove(ada, slip)).status).toBe(204)
  expect(await valuesOf(ada, 'revenue')).toEqual([540])
})

test('what an entry had corrected counts again, on its page too', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  const params = { pageId: 'day-one-numbers' }
  await ada.call(saveAnswers, { params, body: { field: cash, value: 5200, mark: 'C', version: 0 } })
  const slip = await enter(ada, 'cash', 52, '2026-03-01')
  expect((await ada.call(getPage, { params })).body.answers[cash]?.value).toBe(52)
  await remove(ada, slip)
  expect((await ada.call(getPage, { params })).body.answers[cash]?.value).toBe(5200)
  expect(await valuesOf(ada, 'cash')).toEqual([5200])
})

test('what stands on a page, was corrected, or is someone else’s is no entry to remove', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  const first = await enter(ada, 'costs', 210, '2026-03-02')
  await enter(ada, 'costs', 220, '2026-03-02')
  const others = await enter(await world.member(), 'costs', 1, '2026-03-02')
  for (const id of [first, others, 'no-such-entry']) {
    const refused = await remove(ada, id)
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'founder-file.entryNotFound' }])
  }
  expect(await valuesOf(ada, 'costs')).toEqual([220])
})

test.each([
  ['0026-11-20', 'founder-file.tooEarly'],
  ['1919-03-02', 'founder-file.tooEarly'],
  ['2026-03-03', 'founder-file.inTheFuture'],
])('%s is no day of an entry', async (date, code) => {
  const ada = await world.member()
  const refused = await ada.call(enterNumbers, { body: { key: 'cash', value: 1, mark: 'C', date } })
  expect([refused.status, refused.body]).toMatchObject([400, { code }])
})

test('what follows from numbers is worked out from those of its own date', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-02' })
  await enter(ada, 'costs', 910, '2026-03-02')
  await enter(ada, 'clients', 14, '2026-03-02')
  await enter(ada, 'revenue', 2100, '2026-02-20')
  expect(await valuesOf(ada, 'left_over')).toEqual([])
  expect(await valuesOf(ada, 'price')).toEqual([])
  await enter(ada, 'costs', 800, '2026-02-20')
  expect(await valuesOf(ada, 'left_over')).toEqual([1300])
})

test('lines of one day on a page belong together on whatever dates they were filled in', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  const params = { pageId: 'day-one-numbers' }
  const write = (row: string, value: number) =>
    ada.call(saveAnswers, { params, body: { field: `numbers.day_1.${row}`, value, mark: 'C', version: 0 } })
  await write('revenue', 2100)
  world.setNow('2026-03-04T12:00:00Z')
  await write('costs', 910)
  expect(await valuesOf(ada, 'left_over')).toEqual([1190])
  world.setNow('2026-03-02T12:00:00Z')
})
