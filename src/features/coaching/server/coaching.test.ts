import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as achievements from '../achievements/achievements.contract.ts'
import * as assignments from '../assignments/assignments.contract.ts'
import * as contract from '../caseload/caseload.contract.ts'
import * as coachDashboard from '../coach-dashboard/coach-dashboard.contract.ts'
import * as coachLedger from '../coach-ledger/coach-ledger.contract.ts'
import * as messages from '../messages/messages.contract.ts'
import * as milestones from '../milestones/milestones.contract.ts'
import * as myCoach from '../my-coach/my-coach.contract.ts'

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

async function completeModule(client: TestMember, index = 0): Promise<void> {
  const module = world.services.program.modules[index]!
  for (const { id } of module.core)
    await client.call(completeSubModule, {
      params: { subModuleId: id },
      body: { moduleId: module.id, subModuleId: id },
    })
}

describe('assigning', () => {
  test('makes a free member a client at once, tells them by mail, and takes them off the list', async () => {
    const [coach, ada] = [await coachNamed(), await world.member({ firstName: 'Adaeze' })]
    const available = async () =>
      (await coach.call(assignments.listAvailableClients, { query: { search: 'aDAEZE oka' } })).body
    expect((await available()).map(({ id }) => id)).toEqual([ada.id])
    const { status, body } = await assign(coach, ada, '  Sells soap. ')
    expect([status, body]).toMatchObject([
      200,
      { clientId: ada.id, status: 'active', progress: 0, notes: 'Sells soap.', email: ada.email },
    ])
    expect(await available()).toEqual([])
    expect((await list(coach)).map(({ id }) => id)).toEqual([body.id])
    await world.runJobs()
    const sent = world.emails.find(({ to }) => to === ada.email)
    expect(sent?.subject).toBe('Cora Okafor is your coach now')
    expect(sent?.text).not.toContain(coach.email)
    expect((await ada.call(myCoach.getMyCoach)).body.coach).toMatchObject({ id: coach.id, name: 'Cora Okafor' })
  })

  test('is refused for oneself, for nobody, for somebody in Coach Mode, and for who has a coach', async () => {
    const [coach, other, ada] = [await coachNamed(), await coachNamed(), await world.member()]
    await assign(other, ada)
    const refused = await Promise.all([coach, { id: 'nobody' }, other, ada].map((who) => assign(coach, who)))
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'coaching.oneself'],
      [404, 'coaching.memberNotFound'],
      [404, 'coaching.memberNotFound'],
      [409, 'coaching.alreadyAssigned'],
    ])
  })

  test('that arrives twice is done once, with one email; with other notes it is refused', async () => {
    const [coach, ada] = [await coachNamed(), await world.member()]
    await world.runJobs()
    world.emails.length = 0
    const answers = await Promise.all([assign(coach, ada, 'Sells soap.'), assign(coach, ada, 'Sells soap.')])
    expect(answers.map(({ status, body }) => [status, body.notes])).toEqual([
      [200, 'Sells soap.'],
      [200, 'Sells soap.'],
    ])
    expect([(await list(coach)).length, (await assign(coach, ada, 'Sells bread.')).status]).toEqual([1, 409])
    await world.runJobs()
    expect(world.emails.filter(({ to }) => to === ada.email)).toHaveLength(1)
  })

  test('by ten coaches at once ends with one coach', async () => {
    const ada = await world.member()
    const coaches = await Promise.all(Array.from({ length: 10 }, () => coachNamed()))
    const answers = await Promise.all(coaches.map((coach) => assign(coach, ada)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    const lists = await Promise.all(coaches.map(list))
    expect(lists.flat()).toHaveLength(1)
  })

  test('takes a confirmed e-mail on a public address', async () => {
    const site = await newWorld({
      env: {
        PUBLIC_URL: 'https://program.example',
        AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
        RATE_LIMITS: 'on',
      },
    })
    const coach = await site.member({ role: 'coach' })
    const [unconfirmed, confirmed] = [await site.member({ verified: false }), await site.member()]
    const cookie = coach.cookie ?? ''
    const send = (clientId: string) =>
      site.stranger.send(
        'POST',
        '/api/coach/assign-client',
        { clientId },
        { cookie, origin: 'https://program.example' },
      )
    expect((await send(unconfirmed.id)).statusCode).toBe(404)
    expect((await send(confirmed.id)).statusCode).toBe(200)
    await site.close()
  })
})

describe('a client of somebody else', () => {
  test('is 404 in every call, and so is one who left', async () => {
    const [coach, other, ada] = [await coachNamed(), await coachNamed(), await world.member()]
    await assign(coach, ada)
    const calls = (by: TestMember) => [
      by.call(contract.getClient, of(ada)),
      by.call(contract.editNotes, { ...of(ada), body: { notes: 'x' } }),
      by.call(assignments.graduateClient, { ...of(ada), body: undefined }),
      by.call(assignments.endCoaching, of(ada)),
      by.call(messages.getClientThread, of(ada)),
      by.call(messages.markClientThreadRead, of(ada)),
      by.call(messages.writeToClient, { ...of(ada), body: { text: 'x' } }),
      by.call(milestones.recordMilestone, {
        body: { clientId: ada.id, milestoneType: 'custom', description: 'x', achievedAt: '2026-03-01' },
      }),
    ]
    for (const { status, body } of await Promise.all(calls(other)))
      expect([status, body.code]).toEqual([404, 'coaching.clientNotFound'])
    expect((await other.call(milestones.listMilestones, { query: { clientId: ada.id } })).body).toEqual([])
    await ada.call(myCoach.leaveCoach)
    expect((await coach.call(contract.getClient, of(ada))).status).toBe(404)
    expect((await coach.call(messages.getClientThread, of(ada))).body.isOpen).toBe(false)
    const late = await coach.call(messages.writeToClient, { ...of(ada), body: { text: 'Wait!' } })
    expect([late.status, late.body.code]).toEqual([409, 'coaching.ended'])
    expect(await list(coach)).toEqual([])
  })
})

describe('what a client does', () => {
  test('becomes a milestone and points of the coach, once each', async () => {
    const [coach, ada] = [await coachNamed(), await world.member()]
    await assign(coach, ada)
    await completeModule(ada)
    await completeModule(ada)
    const { body } = await coach.call(milestones.listMilestones, { query: { type: 'module' } })
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ clientId: ada.id, clientName: 'Ada Okafor', pointsEarned: 20 })
    const ledger = (await coach.call(coachLedger.listCoachLedger, { query: {} })).body
    const { totalPoints } = (await coach.call(coachLedger.getCoachStats)).body
    expect(totalPoints).toBe(ledger.reduce((sum, { points }) => sum + points, 0))
    expect(ledger.filter(({ reason }) => reason === 'milestone.module')).toHaveLength(1)
    const earned = (await coach.call(achievements.listAchievements)).body.map(({ id }) => id)
    expect(earned.sort()).toEqual(['first-marker', 'first-rope'])
    const detail = (await coach.call(contract.getClient, of(ada))).body
    expect(detail.modules[0]?.percent).toBe(100)
    expect(detail.progress).toBeGreaterThan(0)
    expect(detail.pace).toBe(10)
    expect(JSON.stringify(detail)).not.toMatch(/stripe|priceCents|invoice|conversation/i)
  })

  test('before the coaching or after it earns the coach nothing', async () => {
    const [coach, ada] = [await coachNamed(), await world.member()]
    await completeModule(ada, 0)
    await assign(coach, ada)
    await ada.call(myCoach.leaveCoach)
    await completeModule(ada, 1)
    expect((await coach.call(milestones.listMilestones, { query: {} })).body).toEqual([])
  })

  test('to the last lesson is a graduation, which shows as success', async () => {
    const [coach, ada, ben] = [await coachNamed(), await world.member({ tier: 'elite' }), await world.member()]
    await assign(coach, ada)
    await assign(coach, ben)
    for (const index of world.services.program.modules.keys()) await completeModule(ada, index)
    expect((await list(coach)).find(({ clientId }) => clientId === ada.id)).toMatchObject({
      status: 'graduated',
      progress: 100,
    })
    const dashboard = (await coach.call(coachDashboard.getCoachDashboard)).body
    expect(dashboard).toMatchObject({
      totalClients: 2,
      activeClients: 1,
      graduatedClients: 1,
      successRate: 50,
      avgClientProgress: 50,
    })
    expect(dashboard.recentMilestones).toHaveLength(5)
    const types = (await coach.call(milestones.listMilestones, { query: {} })).body.map(
      ({ milestoneType }) => milestoneType,
    )
    const count = (type: string) => types.filter((one) => one === type).length
    expect([count('module'), count('phase'), count('level'), count('graduation')]).toEqual([18, 3, 5, 1])
  })
})
