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
