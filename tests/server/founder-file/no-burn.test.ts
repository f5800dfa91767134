import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const params = { pageId: 'runway-sheet' }

test('a business that earns more than it takes has no burn, no trigger and nothing missing', async () => {
  const luc = await world.member()
  expect((await luc.call(getPage, { params })).body.computed['month.as_is.burn'] ?? '').toBe('')
  const column = (name: string, costs: number) =>
    Object.entries({ costs, living: 4300, revenue: 18_650 }).map(([row, value]) => [`month.${name}.${row}`, value])
  const given = [
    ...column('as_is', 12_420),
    ['month.as_is.cash', 9380],
    ['month.as_is.start', '2026-11-24'],
    ['month.as_is.find', 2],
    ['action', 'No burn: the cash would cover 0.6 months without sales.'],
  ] as const
  const answers = given.map(([field, value]) => ({ field: String(field), value: value ?? null, version: 0 }))
  await luc.call(saveAnswers, { params, body: { answers } })
  const asItIs = (await luc.call(getPage, { params })).body
  expect(asItIs.computed).toMatchObject({ 'month.as_is.burn': -1930, 'month.as_is.months': 'no end' })
  expect(asItIs.computed.given_up ?? '').toBe('')
  expect(asItIs.missing).toEqual([])
})
