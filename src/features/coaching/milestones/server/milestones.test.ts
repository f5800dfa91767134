import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import * as achievements from '../../achievements/achievements.contract.ts'
import { getAnalytics } from '../../analytics/analytics.contract.ts'
import { assignClient, graduateClient } from '../../assignments/assignments.contract.ts'
import { getClient, listClients } from '../../caseload/caseload.contract.ts'
import { getCoachDashboard } from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as coachLedger from '../../coach-ledger/coach-ledger.contract.ts'
import * as milestones from '../milestones.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function pair() {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  let customers = 0
  const record = (milestoneType: 'custom' | 'module' | 'graduation', achievedAt = '2026-03-01') =>
    coach.call(milestones.recordMilestone, {
      body: { clientId: ada.id, milestoneType, description: `Paying customer ${++customers}`, achievedAt },
    })
  return { coach, ada, record }
}

test('the points follow from the type, five a client and week pay', async () => {
  world.setNow('2026-03-02T12:00:00Z')
  const { coach, record } = await pair()
  const first = await record('custom')
  expect(first.body).toMatchObject({
    milestoneType: 'custom',
    pointsEarned: 10,
    clientName: 'Ada Okafor',
    achievedAt: '2026-03-01T12:00:00.000Z',
  })
  const more = []
  for (let n = 0; n < 5; n += 1) more.push((await record(n === 0 ? 'module' : 'custom')).body.pointsEarned)
  expect(more).toEqual([20, 10, 10, 10, 0])
  world.setNow('2026-03-10T12:00:00Z')
  expect((await record('custom')).body.pointsEarned).toBe(10)
  const all = (await coach.call(milestones.listMilestones, { query: { type: 'custom', limit: 500 } })).body
  expect(all).toHaveLength(6)
  world.setNow('2026-03-02T12:00:00Z')
})

test('ten recorded at once pay five', async () => {
  const { record } = await pair()
  const answers = await Promise.all(Array.from({ length: 10 }, () => record('custom')))
  expect(answers.filter(({ body }) => body.pointsEarned > 0)).toHaveLength(5)
})

test('a recorded graduation graduates the client, once', async () => {
  const { coach, record } = await pair()
  expect((await record('graduation')).body.pointsEarned).toBe(250)
  expect((await coach.call(listClients, { query: {} })).body[0]?.status).toBe('graduated')
  const again = await record('graduation')
  expect([again.status, again.body.code]).toEqual([409, 'coaching.alreadyGraduated'])
})

test('a graduation before the end says how far the client was, and why', async () => {
  const { coach, ada } = await pair()
  const { subModules } = world.services.program.modules[0] ?? { subModules: [] }
  for (const { id: subModuleId, moduleId } of subModules)
    await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  await coach.call(graduateClient, { params: { clientId: ada.id }, body: { reason: ' Sold the business ' } })
  const [latest] = (await coach.call(milestones.listMilestones, { query: { type: 'graduation' } })).body
  expect(latest).toMatchObject({ description: 'Graduated: Sold the business', earlyAtPercent: 6.3, pointsEarned: 250 })

  const { coach: other, ada: quiet, record } = await pair()
  await other.call(graduateClient, { params: { clientId: quiet.id }, body: undefined })
  const [wordless] = (await other.call(milestones.listMilestones, { query: {} })).body
  expect(wordless).toMatchObject({ description: 'Graduated', earlyAtPercent: 0 })
  expect((await record('custom')).body.earlyAtPercent).toBeNull()
})

test('a milestone of tomorrow or of 100 years ago is refused, one of today is now', async () => {
  const { record } = await pair()
  const refused = await record('custom', '2026-03-03')
  expect(refused.status).toBe(400)
  expect(refused.body).toEqual({
    message: 'A milestone can’t be in the future.',
    code: 'coaching.inTheFuture',
    details: 'achievedAt',
  })
  expect((await record('custom', '2026-03-02')).body.achievedAt).toBe('2026-03-02T12:00:00.000Z')
  expect((await record('custom', 'yesterday')).status).toBe(400)
  for (const day of ['0026-03-01', '0050-03-01T09:00:00Z', '1926-03-01'])
    expect((await record('custom', day)).body.code).toBe('coaching.milestoneTooEarly')
})

test('a new coach is on level 1 with no points, and is told how to earn', async () => {
  const coach = await world.member({ role: 'coach' })
  expect((await coach.call(coachLedger.getCoachStats)).body).toEqual({ level: 1, totalPoints: 0 })
  expect((await coach.call(achievements.listAchievements)).body).toEqual([])
  const all = (await coach.call(achievements.listAllAchievements)).body
  expect(all[0]).toMatchObject({ id: 'first-rope', achievedAt: null, reached: 0, needed: 1 })
  expect((await coach.call(milestones.getMilestonePoints)).body).toMatchObject({
    points: { custom: 10 },
    paidPerClientPerWeek: 5,
  })
  expect((await coach.call(getAnalytics)).body).toMatchObject({ totalClients: 0, successRate: 0 })
})

test('the dashboard’s recent milestones are in the order they happened, then in that of recording', async () => {
  const { coach, record } = await pair()
  const ids: string[] = []
  for (const day of ['2026-02-20', '2026-03-01', '2026-02-10', '2026-02-20'])
    ids.push((await record('custom', day)).body.id)
  const { recentMilestones } = (await coach.call(getCoachDashboard)).body
  expect(recentMilestones.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[0], ids[2]])
})

test('the same milestone recorded by a double click or in two tabs counts and pays once', async () => {
  const [coach, ada] = [await world.member({ role: 'coach' }), await world.member()]
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const body = {
    clientId: ada.id,
    milestoneType: 'custom' as const,
    description: 'First sale',
    achievedAt: '2026-03-01',
  }
  const record = (more = {}) => coach.call(milestones.recordMilestone, { body: { ...body, ...more } })
  const answers = await Promise.all([record(), record(), record()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map((one) => one.body.id)).size).toBe(1)
  await record({ description: 'Second sale' })
  expect((await coach.call(milestones.listMilestones, { query: { clientId: ada.id } })).body).toHaveLength(2)
})

test('a milestone is of the coach’s own day, and the same words for that day are the same one after a correction too', async () => {
  world.setNow('2026-03-02T12:00:00Z')
  const coach = await world.member({ role: 'coach', timeZone: 'Pacific/Auckland' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const record = (description: string, achievedAt: string) =>
    coach.call(milestones.recordMilestone, {
      body: { clientId: ada.id, milestoneType: 'custom', description, achievedAt },
    })
  const { body } = await record('First sael', '2026-03-01')
  expect(body).toMatchObject({ achievedAt: '2026-02-28T23:00:00.000Z', achievedOn: '2026-03-01' })
  const { id, achievedAt } = body
  await coach.call(milestones.editMilestone, {
    params: { milestoneId: id },
    body: { description: 'First sale', achievedAt, was: 'First sael' },
  })
  expect((await record('First sale', '2026-03-01')).body).toMatchObject({ id, achievedAt })
})

test('a client’s own page lists milestones by when they happened, not by when they were recorded', async () => {
  world.setNow('2026-03-02T12:00:00Z')
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  for (const [description, achievedAt] of [
    ['Second', '2026-02-20'],
    ['Third', '2026-03-01'],
    ['First', '2026-01-10'],
  ] as const)
    await coach.call(milestones.recordMilestone, {
      body: { clientId: ada.id, milestoneType: 'custom', description, achievedAt },
    })
  const { body } = await coach.call(getClient, { params: { clientId: ada.id } })
  expect(body.milestones.map(({ description }) => description)).toEqual(['Third', 'Second', 'First'])
})
