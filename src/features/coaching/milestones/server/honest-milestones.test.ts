import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, graduateClient } from '../../assignments/assignments.contract.ts'
import { getCoachDashboard } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { recordMilestone } from '../milestones.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

async function pair() {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  return { coach, ada }
}
let written = 0
async function record(coach: TestMember, clientId: string, milestoneType: 'phase' | 'custom') {
  written += 1
  const achievedAt = world.services.now().toString()
  const body = { clientId, milestoneType, description: `Number ${written}`, achievedAt }
  return (await coach.call(recordMilestone, { body })).body.pointsEarned
}

test('of phases that a coach writes down one pays in a week, and never more than the program has', async () => {
  const { coach, ada } = await pair()
  expect([await record(coach, ada.id, 'phase'), await record(coach, ada.id, 'phase')]).toEqual([100, 0])
  expect(await record(coach, ada.id, 'custom')).toBe(10)
  const paid = []
  for (const day of ['18', '26', '28']) {
    world.setNow(`2026-03-${day}T12:00:00Z`)
    paid.push(await record(coach, ada.id, 'phase'))
  }
  world.setNow('2026-04-08T12:00:00Z')
  paid.push(await record(coach, ada.id, 'phase'))
  expect(paid).toEqual([100, 100, 0, 0])
})

test('a graduate who hadn’t completed the program is told apart beside the rate', async () => {
  const { coach, ada } = await pair()
  const params = { clientId: ada.id }
  await coach.call(graduateClient, { params, body: { reason: 'Sold the business.' } })
  const { body } = await coach.call(getCoachDashboard)
  expect(body).toMatchObject({ successRate: 100, graduatedClients: 1, graduatedEarly: 1 })
})
