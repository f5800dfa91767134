import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, fileWriter, params } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { enterNumbers, listNumbers } from '../../numbers/numbers.contract.ts'
import { keepPage } from '../../snapshots/snapshots.contract.ts'
import { erasePage, getPage, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('a page goes with its copies, its displaced texts and the points of its fields; another member’s stays', async () => {
  const { ada } = await fileWriter(world)
  const { ada: eve } = await fileWriter(world)
  const before = await everything(world, eve)
  expect((await ada.call(erasePage, { params })).status).toBe(204)
  const [, answers, displaced, copies, numbers = []] = await everything(world, ada)
  expect([answers, displaced, copies]).toEqual([[], [], []])
  expect(numbers.every((row) => row.includes('"pageId":null'))).toBe(true)
  expect((await ada.call(listNumbers)).body.numbers.flatMap(({ points }) => points)).not.toEqual([])
  expect(await everything(world, eve)).toEqual(before)
})

const cash = 'numbers.day_1.cash'
const write = (member: TestMember, pageId: string, value: number, field = cash) =>
  member.call(saveAnswers, { params: { pageId }, body: { field, value, mark: 'C', version: 0 } })
const cashOf = async (member: TestMember) =>
  (await member.call(listNumbers)).body.numbers
    .find(({ key }) => key === 'cash')
    ?.points.map(({ value, corrected }) => [value, corrected.map((point) => point.value)])

test('an entry that the page had corrected the same day counts again', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-02' })
  await ada.call(enterNumbers, { body: { key: 'cash', value: 4100, mark: 'C', date: '2026-03-02' } })
  await write(ada, params.pageId, 5200)
  expect((await ada.call(erasePage, { params })).status).toBe(204)
  expect(await cashOf(ada)).toEqual([[4100, []]])
})

test('what the page had corrected stays corrected by what another page says since', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2025-11-02' })
  const onDay = 'numbers.day_120.cash'
  await ada.call(enterNumbers, { body: { key: 'cash', value: 1, mark: 'C', date: '2026-03-01' } })
  await write(ada, params.pageId, 2, onDay)
  world.setNow('2026-03-20T12:00:00Z')
  await write(ada, 'day-120-review', 3, onDay)
  expect(await cashOf(ada)).toEqual([[3, [1, 2]]])
  expect((await ada.call(erasePage, { params })).status).toBe(204)
  expect(await cashOf(ada)).toEqual([[3, [1]]])
  world.setNow('2026-03-02T12:00:00Z')
})

test('a save that is under way comes before the erasure or after it, never half', async () => {
  const ada = await world.member()
  const at = { memberId: ada.id, pageId: params.pageId }
  const erased = await world.db.transaction().execute(async (db) => {
    const updatedAt = '2026-03-02T12:00:00.000Z'
    const page = { ...at, version: 1, answers: 1, isDone: 0, keyFigure: null, keptOn: '[]', updatedAt }
    await db.insertInto('filePages').values(page).execute()
    const answer = { ...at, field: 'worry', value: '"late"', mark: null, version: 1, updatedAt }
    await db.insertInto('fileAnswers').values(answer).execute()
    const erasing = ada.call(erasePage, { params })
    await new Promise((done) => setTimeout(done, 300))
    return { erasing }
  })
  expect((await erased.erasing).status).toBe(204)
  expect((await everything(world, ada)).flat()).toEqual([])
})

test('saves, copies and an erasure at once all come to an end', async () => {
  const { ada, word } = await fileWriter(world)
  const save = (n: number) => ada.call(saveAnswers, { params, body: { field: word, value: `text ${n}`, version: 0 } })
  const all = await Promise.all([
    save(1),
    ada.call(keepPage, { params, body: {} }),
    ada.call(erasePage, { params }),
    save(2),
  ])
  expect(all.every(({ status }) => status < 500)).toBe(true)
  expect((await ada.call(getPage, { params })).status).toBe(200)
})
