import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPages, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('the binder tells the latest day of a page that is about several', async () => {
  const marta = await world.member()
  const shown = async () =>
    (await marta.call(listPages)).body.pages.find(({ id }) => id === 'day-one-numbers')?.keyFigure?.text
  const fill = (day: string, revenue: number, costs: number) =>
    marta.call(saveAnswers, {
      params: { pageId: 'day-one-numbers' },
      body: {
        answers: Object.entries({ revenue, costs }).map(([row, value]) => ({
          field: `numbers.${day}.${row}`,
          value,
          version: 0,
        })),
      },
    })
  await fill('day_1', 1842.5, 1310)
  expect(await shown()).toBe('$532.50')
  await fill('day_60', 2448, 1420)
  expect(await shown()).toBe('$1,028')
})

test('a figure that follows from a guess is told as one', async () => {
  const marta = await world.member({ tier: 'elite' })
  const pageId = 'day-one-numbers'
  const mark = async () => (await marta.call(listPages)).body.pages.find(({ id }) => id === pageId)?.keyFigure?.mark
  const save = (field: string, value: number, mark: 'C' | 'G') =>
    marta.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0, mark } })
  await save('numbers.day_1.revenue', 1800, 'C')
  await save('numbers.day_1.costs', 1300, 'C')
  expect(await mark()).toBeUndefined()
  await save('numbers.day_60.revenue', 2400, 'C')
  await save('numbers.day_60.costs', 1400, 'G')
  expect(await mark()).toBe('G')
})
