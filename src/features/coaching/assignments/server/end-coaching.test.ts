import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeCoach } from '#features/identity/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as contract from '../../caseload/caseload.contract.ts'
import * as coachDashboard from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as messages from '../../messages/messages.contract.ts'
import * as myCoach from '../../my-coach/my-coach.contract.ts'
import * as assignments from '../assignments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const coachNamed = (firstName = 'Cora') => world.member({ role: 'coach', firstName })
const assign = (coach: TestMember, client: { id: string }, notes = '') =>
  coach.call(assignments.assignClient, { body: { clientId: client.id, notes } })
const of = (client: { id: string }) => ({ params: { clientId: client.id } })
const list = async (coach: TestMember) => (await coach.call(contract.listClients, { query: {} })).body

describe('ending', () => {
  test('by the coach frees the member, tells them, keeps the history', async () => {
    const [coach, other, ada] = [await coachNamed(), await coachNamed(), await world.member()]
    await assign(coach, ada)
    const ended = await coach.call(assignments.endCoaching, of(ada))
    expect(ended.body.status).toBe('ended')
    expect(await list(coach)).toEqual([])
    expect((await assign(other, ada)).status).toBe(200)
    await world.runJobs()
    expect(world.emails.some(({ to, subject }) => to === ada.email && /has ended$/.test(subject))).toBe(true)
  })

  test('without a coach is 404', async () => {
    const { status, body } = await (await world.member()).call(myCoach.leaveCoach)
    expect([status, body.code]).toEqual([404, 'coaching.noCoach'])
  })

  test('a graduate who left still counts as success', async () => {
    const [coach, ada] = [await coachNamed(), await world.member()]
    await assign(coach, ada)
    await coach.call(assignments.graduateClient, { ...of(ada), body: undefined })
    await coach.call(assignments.graduateClient, { ...of(ada), body: undefined })
    await coach.call(assignments.endCoaching, of(ada))
    const dashboard = (await coach.call(coachDashboard.getCoachDashboard)).body
    expect(dashboard).toMatchObject({ totalClients: 1, graduatedClients: 1, activeClients: 0, successRate: 100 })
  })
})

test('the client’s own record version rises with what the coach does', async () => {
  const [coach, ada] = [await coachNamed(), await world.member()]
  const version = async () => Number((await ada.call(messages.countUnread)).headers['x-member-version'])
  const before = await version()
  await assign(coach, ada)
  expect(await version()).toBeGreaterThan(before)
})

describe('a coach whose access is taken back', () => {
  test('gets nothing more of any client; the clients are told and free at once', async () => {
    const [coach, other, ada, ben] = [
      await coachNamed('Henrik'),
      await coachNamed(),
      await world.member(),
      await world.member(),
    ]
    await assign(coach, ada)
    await assign(coach, ben)
    await world.runJobs()
    world.emails.length = 0
    await revokeCoach(world.services, coach.email)
    const written = await ada.call(messages.writeToCoach, { body: { text: 'My bank balance is 1,200.' } })
    expect([written.status, written.body.code]).toEqual([404, 'coaching.noCoach'])
    expect((await assign(other, ada)).status).toBe(200)
    expect((await other.call(contract.listClients, { query: {} })).body).toHaveLength(1)
    expect((await coach.call(contract.listClients, { query: {} })).status).toBe(403)
    await world.runJobs()
    const told = world.emails.filter(({ subject }) => subject === 'Henrik Okafor is no longer your coach')
    expect(told.map(({ to }) => to).sort()).toEqual([ada.email, ben.email].sort())
    expect(world.emails.filter(({ to }) => to === coach.email)).toEqual([])
    expect((await ben.call(messages.getMyThread)).body).not.toBeNull()
  })

  test('and a message sent in the same moment is either refused or arrived before', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [coach, ada] = [await coachNamed(), await world.member()]
      await assign(coach, ada)
      const [, written] = await Promise.all([
        revokeCoach(world.services, coach.email),
        ada.call(messages.writeToCoach, { body: { text: 'Hello' } }),
      ])
      expect([200, 404]).toContain(written.status)
      const arrived = await world.db
        .selectFrom('coachMessages')
        .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
        .select('coachMessages.id')
        .where('coachClients.clientId', '=', ada.id)
        .execute()
      expect(arrived).toHaveLength(written.status === 200 ? 1 : 0)
      const live = await world.db.selectFrom('coachClients').select('id').where('liveClientId', '=', ada.id).execute()
      expect(live).toEqual([])
    }
  })
})
