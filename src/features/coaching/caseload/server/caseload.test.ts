import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedClients } from '#tests/world/caseload.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getAnalytics } from '../../analytics/analytics.contract.ts'
import { getCoachDashboard, listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { listThreads } from '../../inbox/inbox.contract.ts'
import { getClient, listClients } from '../caseload.contract.ts'

let world: World
let few: TestMember
let many: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
  few = await coachOf(5)
  many = await coachOf(500)
})
afterAll(() => world.close())

async function coachOf(count: number): Promise<TestMember> {
  const coach = await world.member({ role: 'coach' })
  await seedClients(world, coach, count)
  return coach
}

async function pageOfClient(coach: TestMember) {
  const row = await world.db
    .selectFrom('coachClients')
    .select('clientId')
    .where('coachId', '=', coach.id)
    .executeTakeFirstOrThrow()
  return coach.call(getClient, { params: { clientId: row.clientId } })
}

/** How many statements one call sends. */
const statements = (call: () => Promise<{ status: number }>): Promise<number> =>
  world.countQueries(async () => expect((await call()).status).toBe(200))

test.each([
  ['the dashboard', (coach: TestMember) => coach.call(getCoachDashboard)],
  ['the client list', (coach: TestMember) => coach.call(listClients, { query: { limit: 500 } })],
  ['the inbox', (coach: TestMember) => coach.call(listThreads)],
  ['who needs me today', (coach: TestMember) => coach.call(listNeedingMe)],
  ['the page of a client', pageOfClient],
  ['the analytics', (coach: TestMember) => coach.call(getAnalytics)],
])('%s asks as many questions for 500 clients as for 5', async (_, call) => {
  const asked = await statements(() => call(few))
  expect(asked).toBeGreaterThan(1)
  // The page of a client is the one that composes the most: record, game, payments, sessions, running, milestones.
  expect(asked).toBeLessThanOrEqual(16)
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
  expect(list.length).toBeGreaterThan(400)
  const scores = list.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(list[0]?.reasons).toEqual(['Behind by 19 days', 'No lesson completed in 19 days'])
})
