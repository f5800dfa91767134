import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world.ts'
import * as contract from '../contract.ts'
import * as messages from '../messages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const coachNamed = (firstName = 'Cora') => world.member({ role: 'coach', firstName })
const assign = (coach: TestMember, client: { id: string }, notes = '') =>
  coach.call(contract.assignClient, { body: { clientId: client.id, notes } })
const of = (client: { id: string }) => ({ params: { clientId: client.id } })
const list = async (coach: TestMember) => (await coach.call(contract.listClients, { query: {} })).body

describe('ending', () => {
  test('by the coach frees the member, tells them, keeps the history', async () => {
    const [coach, other, ada] = [await coachNamed(), await coachNamed(), await world.member()]
    await assign(coach, ada)
    const ended = await coach.call(contract.endCoaching, of(ada))
    expect(ended.body.status).toBe('ended')
    expect(await list(coach)).toEqual([])
    expect((await assign(other, ada)).status).toBe(200)
    await world.runJobs()
    expect(world.letters.some(({ to, subject }) => to === ada.email && /has ended$/.test(subject))).toBe(true)
  })

  test('without a coach is 404', async () => {
    const { status, body } = await (await world.member()).call(messages.leaveCoach)
    expect([status, body.code]).toEqual([404, 'coaching.noCoach'])
  })

  test('a graduate who left still counts as success', async () => {
    const [coach, ada] = [await coachNamed(), await world.member()]
    await assign(coach, ada)
    await coach.call(contract.graduateClient, of(ada))
    await coach.call(contract.graduateClient, of(ada))
    await coach.call(contract.endCoaching, of(ada))
    const dashboard = (await coach.call(contract.getCoachDashboard)).body
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
