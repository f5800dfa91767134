import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a page with 200 answers is opened with as many statements as an empty one', async () => {
  const ada = await world.member({ tier: 'elite' })
  const params = { pageId: 'problem-brief' }
  const open = () => world.countQueries(() => ada.call(getPage, { params }))
  const empty = await open()
  const rows = Array.from({ length: 100 }, (_, n) => `row${n + 1000}`)
  for (const column of ['belief', 'harm'])
    await ada.call(saveAnswers, {
      params,
      body: {
        answers: rows.map((row) => ({
          field: `beliefs.${row}.${column}`,
          value: column === 'harm' ? 3 : 'Yes.',
          version: 0,
        })),
      },
    })
  expect(Object.keys((await ada.call(getPage, { params })).body.answers).length).toBeGreaterThanOrEqual(200)
  expect(await open()).toBe(empty)
  expect(empty).toBeLessThanOrEqual(3)
})

test('a result that is carried over has the date of the answers it follows from, not of the whole page', async () => {
  const ada = await world.member({ tier: 'elite' })
  const save = (field: string, value: number) =>
    ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: { field, value, version: 0 } })
  await save('numbers.day_1.revenue', 540)
  await save('numbers.day_1.clients', 3)
  world.setNow('2026-04-30T12:00:00Z')
  await save('numbers.day_60.revenue', 1638)
  const { carried } = (await ada.call(getPage, { params: { pageId: 'day-60-review' } })).body
  expect(carried['lines.day_1.price']).toMatchObject({ value: 180, from: { date: '2026-03-02' } })
})
