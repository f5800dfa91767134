import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world.ts'
import { getAnalytics, getCoachDashboard, listClients, listNeedingMe } from '../contract.ts'

let world: World
let few: TestMember
let many: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
  few = await coachOf(5)
  many = await coachOf(500)
})
afterAll(() => world.close())

/** A coach with so many clients, each somewhere on the way. */
async function coachOf(count: number): Promise<TestMember> {
  const coach = await world.member({ role: 'coach' })
  const core = world.services.program.modules.flatMap((module) => module.core.map(({ id }) => id))
  const at = '2026-03-01T00:00:00.000Z'
  const people = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    name: `Client ${n}`,
    email: `${newId()}@members.example`,
    emailVerified: 1,
    image: null,
    createdAt: at,
    updatedAt: at,
    firstName: 'Client',
    lastName: String(n),
    role: 'client' as const,
    timeZone: 'UTC',
    enrolledOn: '2026-03-01',
    dayFloor: 1,
    coachGrantedAt: null,
    version: 0,
  }))
  const assignments = people.map(({ id }) => ({
    id: newId(),
    coachId: coach.id,
    clientId: id,
    liveClientId: id,
    status: 'active' as const,
    notes: '',
    assignedAt: at,
    graduatedAt: null,
    endedAt: null,
    contactedAt: null,
  }))
  const completions = people.flatMap(({ id }, n) =>
    core
      .slice(0, n % 20)
      .map((subModuleId) => ({ memberId: id, subModuleId, completedAt: at, completedOn: '2026-03-01', programDay: 1 })),
  )
  for (let from = 0; from < people.length; from += 100) {
    await world.db
      .insertInto('users')
      .values(people.slice(from, from + 100))
      .execute()
    await world.db
      .insertInto('coachClients')
      .values(assignments.slice(from, from + 100))
      .execute()
  }
  for (let from = 0; from < completions.length; from += 500)
    await world.db
      .insertInto('completions')
      .values(completions.slice(from, from + 500))
      .execute()
  return coach
}

/** How many statements one call sends. */
async function statements(call: () => Promise<{ status: number }>): Promise<number> {
  const executor = Object.getPrototypeOf(Object.getPrototypeOf(world.db.getExecutor()))
  const spy = vi.spyOn(executor, 'executeQuery')
  expect((await call()).status).toBe(200)
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

test.each([
  ['the dashboard', (coach: TestMember) => coach.call(getCoachDashboard)],
  ['the client list', (coach: TestMember) => coach.call(listClients, { query: { limit: 500 } })],
  ['who needs me today', (coach: TestMember) => coach.call(listNeedingMe)],
  ['the analytics', (coach: TestMember) => coach.call(getAnalytics)],
])('%s asks as many questions for 500 clients as for 5', async (_, call) => {
  const asked = await statements(() => call(few))
  expect(asked).toBeGreaterThan(1)
  expect(asked).toBeLessThanOrEqual(8)
  expect(await statements(() => call(many))).toBe(asked)
})

test('all 500 are listed with their progress, and pages join up', async () => {
  const all = (await many.call(listClients, { query: { limit: 500 } })).body
  expect(all).toHaveLength(500)
  const expected = (n: number) => Math.round(((n % 20) / world.services.program.coreCount) * 1000) / 10
  for (const { lastName, progress } of all) expect(progress).toBe(expected(Number(lastName)))
  const first = (await many.call(listClients, { query: {} })).body
  const second = (await many.call(listClients, { query: { before: first.at(-1)?.id ?? '' } })).body
  expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 400).map(({ id }) => id))
  const { avgClientProgress } = (await many.call(getCoachDashboard)).body
  expect(avgClientProgress).toBeCloseTo(all.reduce((sum, { progress }) => sum + progress, 0) / 500, 1)
})

test('the list of who needs me is in order and says true reasons', async () => {
  const list = (await many.call(listNeedingMe)).body
  expect(list).toHaveLength(20)
  const scores = list.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(list[0]?.reasons).toEqual(['Behind by 19 days', 'No lesson completed in 19 days'])
})
