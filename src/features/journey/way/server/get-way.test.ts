import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { getWay } from '../way.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

test('on day 1 nobody is behind, and the way has every core lesson in its module', async () => {
  world.setNow('2026-03-01T12:00:00Z')
  const ada = await world.member()
  const { body } = await ada.call(getWay)
  expect(body).toMatchObject({ currentDay: 1, completed: 0, planned: 0, behind: 0 })
  expect(body.modules.flatMap(({ steps }) => steps)).toHaveLength(body.total)
  expect(body.modules.map(({ id }) => id)).toEqual(world.services.program.modules.map(({ id }) => id))
})

test('a completed lesson moves the member, a finished module says when, and the calendar moves today', async () => {
  world.setNow('2026-03-01T12:00:00Z')
  const ada = await world.member()
  const [first] = world.services.program.modules
  for (const { id } of first?.core ?? [])
    await ada.call(completeSubModule, {
      params: { subModuleId: id },
      body: { moduleId: first?.id ?? '', subModuleId: id },
    })
  world.setNow('2026-03-21T12:00:00Z')
  const { body } = await ada.call(getWay)
  const { length } = first?.core ?? []
  expect(body).toMatchObject({ currentDay: 21, completed: length })
  expect(body.planned - body.completed).toBe(body.behind)
  expect(body.behind).toBeGreaterThan(0)
  expect(body.modules.map(({ completedAt }) => completedAt !== null).indexOf(false)).toBe(1)
  expect(body.modules[0]?.steps.every(({ completedAt }) => completedAt === '2026-03-01T12:00:00.000Z')).toBe(true)
})

test('what the plan does not open makes nobody late, wherever the calendar is', async () => {
  world.setNow('2026-03-01T12:00:00Z')
  const ada = await world.member({ tier: 'starter' })
  world.setNow('2026-08-27T12:00:00Z')
  const { body } = await ada.call(getWay)
  const open = body.modules.filter(({ hasAccess }) => hasAccess).flatMap(({ steps }) => steps)
  expect([body.currentDay, body.planned, body.behind]).toEqual([180, body.total, open.length])
})

test('the days are up on the day after the last', async () => {
  world.setNow('2026-03-01T12:00:00Z')
  const ada = await world.member()
  world.setNow('2026-08-27T12:00:00Z')
  expect((await ada.call(getWay)).body.isOver).toBe(false)
  world.setNow('2026-08-28T12:00:00Z')
  expect((await ada.call(getWay)).body.isOver).toBe(true)
})
