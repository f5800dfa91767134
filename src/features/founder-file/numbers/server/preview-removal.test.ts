import { afterAll, beforeEach, expect, test } from 'vitest'
import { params } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { enterNumbers, listNumbers, previewRemoval, removeEntry } from '../numbers.contract.ts'

const world: World = await newWorld({ now: '2026-03-01T12:00:00Z' })
afterAll(() => world.close())

const cash = 'numbers.day_1.cash'
const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const write = async (member: TestMember, value: number | null) => {
  const version = (await member.call(getPage, { params })).body.answers[cash]?.version ?? 0
  return member.call(saveAnswers, { params, body: { field: cash, value, mark: 'C', version } })
}
const enter = async (member: TestMember, value: number) =>
  (await member.call(enterNumbers, { body: { key: 'cash', value, mark: 'C', date: '2026-03-01' } })).body.points[0]
    ?.id ?? ''
const before = async (member: TestMember, entryId: string) =>
  (await member.call(previewRemoval, { params: { entryId } })).body.before
const counts = async (member: TestMember) =>
  (await member.call(listNumbers)).body.numbers.find(({ key }) => key === 'cash')?.points.at(-1)?.value

let ada: TestMember
beforeEach(async () => {
  on('2026-03-01')
  ada = await world.member({ tier: 'elite' })
})

test('before an entry is removed, what counts then is told: nothing, an earlier entry, or what a page says', async () => {
  const first = await enter(ada, 1)
  expect(await before(ada, first)).toBeNull()
  on('2026-03-02')
  const second = await enter(ada, 2)
  expect(await before(ada, second)).toEqual({ value: 1, date: '2026-03-01', pageId: null })
  await ada.call(removeEntry, { params: { entryId: second } })
  expect(await counts(ada)).toBe(1)
  await write(ada, 3)
  on('2026-03-03')
  const third = await enter(ada, 4)
  expect(await before(ada, third)).toMatchObject({ value: 3, pageId: params.pageId })
  await ada.call(removeEntry, { params: { entryId: third } })
  expect(await counts(ada)).toBe(3)
})

test('what was emptied on its page since doesn’t count again; what it had corrected does', async () => {
  await enter(ada, 1)
  on('2026-03-02')
  await write(ada, 2)
  on('2026-03-03')
  const last = await enter(ada, 3)
  on('2026-03-04')
  await write(ada, null)
  const told = await before(ada, last)
  await ada.call(removeEntry, { params: { entryId: last } })
  expect(told?.value).toBe(await counts(ada))
})

test('someone else’s entry, or one that was corrected, is none', async () => {
  const first = await enter(ada, 1)
  const eve = await world.member({})
  expect((await eve.call(previewRemoval, { params: { entryId: first } })).status).toBe(404)
  await enter(ada, 2)
  expect((await ada.call(previewRemoval, { params: { entryId: first } })).status).toBe(404)
})

test('emptying an answer that had corrected an entry says that the page is to be read anew, where the entry is offered', async () => {
  await enter(ada, 1)
  await write(ada, 2)
  expect((await ada.call(getPage, { params })).body.offers?.[cash]).toBeUndefined()
  expect((await write(ada, null)).body).toMatchObject({ changesCarried: true })
  expect((await ada.call(getPage, { params })).body.offers?.[cash]).toEqual([
    { value: 1, mark: 'C', from: { pageId: null, title: 'Numbers', date: '2026-03-01' } },
  ])
})
