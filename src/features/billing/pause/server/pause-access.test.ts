import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { getSubModule } from '#features/journey/lessons/lessons.contract.ts'
import { getPace, pause, resume } from '#features/journey/pace/pace.contract.ts'
import { collectionOf, payingMember, tierOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
})
afterEach(() => world.close())

const pauseFor = (days: number) => ada.call(pause, { body: { days } })

test('lessons of the plan close, and those completed stay readable', async () => {
  const [lesson, other] = world.services.program.modules.at(-1)!.core
  const read = async ({ id }: { id: string }) => (await ada.call(getSubModule, { params: { subModuleId: id } })).status
  const { id: subModuleId, moduleId } = lesson!
  await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  expect([await read(lesson!), await read(other!)]).toEqual([200, 200])
  await pauseFor(7)
  expect([await read(lesson!), await read(other!)]).toEqual([200, 403])
})

test('the plan opens again as the member’s own day begins', async () => {
  await world.db.updateTable('users').set({ timeZone: 'America/Los_Angeles' }).where('id', '=', ada.id).execute()
  world.setNow('2026-03-20T12:00:00Z')
  await pauseFor(2)
  world.setNow('2026-03-22T06:59:59Z')
  expect(await tierOf(ada)).toBe('starter')
  world.setNow('2026-03-22T07:00:00Z')
  expect(await tierOf(ada)).toBe('quantum')
})

const moveTo = async (timeZone: string) =>
  expect((await ada.call(saveSettings, { body: { timeZone } })).status).toBe(200)

test.each([
  ['America/Los_Angeles', '2026-03-22T07:00:00Z'],
  ['Asia/Tokyo', '2026-03-21T15:00:00Z'],
])('who moves to %s in a pause has plan and program back at the same moment', async (zone, opens) => {
  world.setNow('2026-03-20T12:00:00Z')
  await pauseFor(2)
  await moveTo(zone)
  await world.runJobs()
  expect((await collectionOf(world, ada)).resumes).toBe(`${opens.slice(0, -1)}.000Z`)
  const then = Temporal.Instant.from(opens)
  const state = async () => [await tierOf(ada), (await ada.call(getPace)).body.pause !== null]
  world.setNow(then.subtract({ seconds: 1 }).toString())
  expect(await state()).toEqual(['starter', true])
  world.setNow(opens)
  expect(await state()).toEqual(['quantum', false])
})

test('a pause that the new zone has over already ends with the move', async () => {
  await ada.call(saveSettings, { body: { timeZone: 'America/Los_Angeles' } })
  world.setNow('2026-03-20T20:00:00Z')
  await pauseFor(1)
  await moveTo('Asia/Tokyo')
  expect(await tierOf(ada)).toBe('quantum')
  expect((await ada.call(getPace)).body.pause).toBeNull()
})

test('a move west before the first day of a pause leaves one pause, which can be ended', async () => {
  world.setNow('2026-03-20T02:00:00Z')
  await pauseFor(7)
  await moveTo('America/Los_Angeles')
  expect((await pauseFor(7)).body.code).toBe('pace.pausedAlready')
  expect((await ada.call(getPace)).body).toMatchObject({ currentDay: 19, pause: { until: '2026-03-26' } })
  const resumed = await ada.call(resume)
  expect([resumed.status, resumed.body.pausedDaysLeft, await tierOf(ada)]).toEqual([200, 60, 'quantum'])
  expect(await world.db.selectFrom('membershipPauses').select('id').execute()).toHaveLength(1)
})

test('with the free lessons done, the dashboard says to resume, not to buy what is paid for', async () => {
  const free = world.services.program.modules.filter(({ phase }) => phase === 'foundation')
  for (const { id: subModuleId, moduleId } of free.flatMap(({ core }) => core))
    await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  await pauseFor(7)
  const titles = async () => (await ada.call(getDashboard)).body.recommendedActions.map(({ title }) => title)
  expect(await titles()).toContain('Resume your program')
  await ada.call(resume)
  expect(await titles()).not.toContain('Resume your program')
})
