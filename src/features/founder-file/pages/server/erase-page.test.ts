import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, fileWriter, params } from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listNumbers } from '../../numbers/numbers.contract.ts'
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
