import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { listPages, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a page is listed with what it comes to as a whole, and not with one day of it', async () => {
  const ada = await world.member({ tier: 'starter' })
  const typed = { 'week.mon.do': 6, 'week.tue.do': 6, 'week.mon.run': 4 }
  await ada.call(saveAnswers, {
    params: { pageId: 'hour-ledger' },
    body: { answers: Object.entries(typed).map(([field, value]) => ({ field, value, version: 0 })) },
  })
  const { pages } = (await ada.call(listPages)).body
  expect(pages.find(({ id }) => id === 'hour-ledger')?.keyFigure).toEqual({ label: 'Run', text: '25%' })
})
