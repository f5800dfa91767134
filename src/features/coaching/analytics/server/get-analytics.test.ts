import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso } from '#platform/server/clock.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { getClient } from '../../caseload/caseload.contract.ts'
import { getAnalytics } from '../analytics.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('a module that was finished before a lesson was added counts whole, from when it was', async () => {
  const [coach, ada] = [await world.member({ role: 'coach' }), await world.member()]
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const [module] = world.services.program.modules
  const core = module?.core ?? []
  const rows = core.slice(1).map(({ id: subModuleId }) => ({
    ...{ memberId: ada.id, subModuleId, programDay: 1 },
    ...{ completedAt: iso(world.services.now()), completedOn: '2026-02-20' },
  }))
  await world.db.insertInto('completions').values(rows).execute()
  const reached = { memberId: ada.id, kind: 'module' as const, subject: module?.id ?? '' }
  await world.db
    .insertInto('milestones')
    .values({ ...reached, reachedAt: '2026-02-27T12:00:00.000Z' })
    .execute()
  const of = (lessons: number) => Math.round((lessons / world.services.program.coreCount) * 1000) / 10
  const { progressOverTime } = (await coach.call(getAnalytics)).body
  expect(progressOverTime.slice(-2)).toEqual([
    { date: '2026-02-23', average: of(core.length - 1) },
    { date: '2026-03-02', average: of(core.length) },
  ])
  const { progress } = (await coach.call(getClient, { params: { clientId: ada.id } })).body
  expect(progressOverTime.at(-1)?.average).toBe(progress)
})
