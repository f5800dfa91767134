import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { getCoachDashboard } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { listMilestones } from '../../milestones/milestones.contract.ts'
import { assignClient, endCoaching, graduateClient } from '../assignments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function graduate(body?: { reason: string }) {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const call = () => coach.call(graduateClient, { params: { clientId: ada.id }, ...(body ? { body } : {}) } as never)
  const answers = [await call(), await call()]
  const recorded = (await coach.call(listMilestones, { query: {} })).body
  return { answers, recorded: recorded.map(({ description, earlyAtPercent }) => [description, earlyAtPercent]) }
}

test('a graduation before the end is marked as one in the coach’s record, with the reason', async () => {
  const { answers, recorded } = await graduate({ reason: ' Sold the business. ' })
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
    [200, 'graduated'],
    [200, 'graduated'],
  ])
  expect(recorded).toEqual([['Graduated: Sold the business.', 0]])
})

test('one that came without a reason is marked too', async () => {
  expect((await graduate()).recorded).toEqual([['Graduated', 0]])
})

test('a graduate who comes back to the same coach is one client', async () => {
  const coach = await world.member({ role: 'coach' })
  const { id: clientId } = await world.member()
  const params = { clientId }
  await coach.call(assignClient, { body: { clientId } })
  await coach.call(graduateClient, { params, body: { reason: 'Sold the business.' } })
  await coach.call(endCoaching, { params })
  await coach.call(assignClient, { body: { clientId } })
  expect((await coach.call(getCoachDashboard)).body).toMatchObject({
    ...{ totalClients: 1, activeClients: 1, graduatedClients: 1, successRate: 100 },
  })
})
