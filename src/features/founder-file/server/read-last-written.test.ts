import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { fileWriter } from '#tests/world/founder-file.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

test('the dashboard knows when a member last wrote in the Founder file, and that another never did', async () => {
  const { ada } = await fileWriter(world)
  const ben = await world.member()
  world.setNow('2026-04-30T12:00:00Z')
  const written = [(await ada.call(getDashboard)).body.lastWroteOn, (await ben.call(getDashboard)).body.lastWroteOn]
  expect(written).toEqual(['2026-03-01', null])
})
