import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish, transaction } from '#platform/server/context.ts'
import { finishedProgram } from '#tests/world/coaching/finished-program.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { listClients } from '../../caseload/caseload.contract.ts'
import { getCoachDashboard } from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as coachLedger from '../../coach-ledger/coach-ledger.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { countUnread } from '../../messages/messages.contract.ts'
import * as milestones from '../milestones.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
  world.setNow('2026-03-02T12:00:00Z')
})
afterAll(() => world.close())

async function pair() {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const record = async (description: string, milestoneType: 'custom' | 'graduation' = 'custom') =>
    (
      await coach.call(milestones.recordMilestone, {
        body: { clientId: ada.id, milestoneType, description, achievedAt: '2026-03-01' },
      })
    ).body
  return { coach, ada, record }
}

const points = async (coach: TestMember) => (await coach.call(coachLedger.getCoachStats)).body.totalPoints
/** Without what achievements pay, which stay. */
const entries = async (coach: TestMember) =>
  (await coach.call(coachLedger.listCoachLedger, { query: {} })).body.filter(({ reason }) =>
    reason.startsWith('milestone.'),
  )
const all = async (coach: TestMember) => (await coach.call(milestones.listMilestones, { query: {} })).body
const corrections = async (coach: TestMember) => (await coach.call(milestones.listCorrections, { query: {} })).body
const edit = (coach: TestMember, id: string, was: string, description: string, achievedAt = '2026-02-27') =>
  coach.call(milestones.editMilestone, {
    params: { milestoneId: id },
    body: { description, achievedAt, was, reason: 'Wrong words' },
  })
const remove = (coach: TestMember, id: string) =>
  coach.call(milestones.removeMilestone, { params: { milestoneId: id }, body: { reason: 'Clicked twice' } })

describe('a milestone that its coach corrects', () => {
  test('has the new words and date, pays nothing more, and what it was is kept', async () => {
    const { coach, record } = await pair()
    const { id } = await record('First paying custmer')
    const edited = await edit(coach, id, 'First paying custmer', 'First paying customer')
    expect(edited.body).toMatchObject({ id, description: 'First paying customer', pointsEarned: 10, isOwn: true })
    expect(edited.body.achievedAt).toBe('2026-02-27T12:00:00.000Z')
    expect(await all(coach)).toHaveLength(1)
    expect(await corrections(coach)).toMatchObject([
      { kind: 'edited', description: 'First paying custmer', pointsEarned: 10, reason: 'Wrong words' },
    ])
    expect(await entries(coach)).toMatchObject([{ label: 'First paying customer', points: 10 }])
  })

  test('from two tabs at once is corrected by one of them', async () => {
    const { coach, record } = await pair()
    const { id } = await record('One')
    const answers = await Promise.all([edit(coach, id, 'One', 'Two'), edit(coach, id, 'One', 'Three')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await corrections(coach)).toHaveLength(1)
  })

  test('cannot become one that is there already, nor be of tomorrow', async () => {
    const { coach, record } = await pair()
    const { id } = await record('One')
    await record('Two')
    expect((await edit(coach, id, 'One', 'Two', '2026-03-01')).body).toMatchObject({ code: 'coaching.milestoneTwice' })
    expect((await edit(coach, id, 'One', 'Three', '2026-03-05')).status).toBe(400)
    expect(await corrections(coach)).toEqual([])
  })

  test('cannot get the year 26, and one that has it is shown and put right', async () => {
    const { coach, record } = await pair()
    const { id } = await record('One')
    expect((await edit(coach, id, 'One', 'One', '0026-11-20')).body).toMatchObject({
      code: 'coaching.milestoneTooEarly',
    })
    const achievedAt = '0026-11-20T12:00:00.000Z'
    await world.db.updateTable('coachMilestones').set({ achievedAt }).where('id', '=', id).execute()
    expect(await all(coach)).toMatchObject([{ id, achievedAt }])
    expect((await edit(coach, id, 'One', 'One')).body.achievedAt).toBe('2026-02-27T12:00:00.000Z')
    expect(await corrections(coach)).toMatchObject([{ kind: 'edited', achievedAt }])
  })

  test('is gone with its points once, however often one clicks, and can be recorded and paid again', async () => {
    const { coach, record } = await pair()
    const { id } = await record('First paying customer')
    const before = await points(coach)
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(coach, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
    expect([await points(coach), await all(coach)]).toEqual([before - 10, []])
    expect(await corrections(coach)).toMatchObject([{ kind: 'removed', description: 'First paying customer' }])
    expect((await record('First paying customer')).pointsEarned).toBe(10)
    expect(await points(coach)).toBe(before)
    expect((await entries(coach)).map((entry) => entry.points)).toEqual([10, -10, 10])
  })

  test('is nobody else’s: another coach and the client are told that there is none', async () => {
    const { record } = await pair()
    const other = await world.member({ role: 'coach' })
    const { id } = await record('One')
    expect((await edit(other, id, 'One', 'Two')).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
  })
})

test('a graduation that is taken back makes the client active again, and takes what it paid', async () => {
  const { coach, record } = await pair()
  const { id } = await record('Through', 'graduation')
  expect([(await points(coach)) >= 250, (await coach.call(listClients, { query: {} })).body[0]?.status]).toEqual([
    true,
    'graduated',
  ])
  const before = await points(coach)
  expect((await remove(coach, id)).body).toEqual({ points: 250 })
  expect([await points(coach), (await coach.call(listClients, { query: {} })).body[0]?.status]).toEqual([
    before - 250,
    'active',
  ])
  expect((await record('Through after all', 'graduation')).pointsEarned).toBe(250)
  expect(await points(coach)).toBe(before)
})

describe('what an earlier coach corrects', () => {
  async function handedOver(type: 'custom' | 'graduation') {
    const { coach, ada, record } = await pair()
    const { id } = await record('One', type)
    const dev = await world.member({ role: 'coach' })
    await coach.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: dev.id } })
    const version = async () => Number((await dev.call(countUnread)).headers['x-member-version'])
    const client = async () => (await dev.call(listClients, { query: {} })).body[0]
    return { coach, dev, ada, id, version, client }
  }

  test('is asked for anew by the coach of now', async () => {
    const { coach, id, version } = await handedOver('custom')
    const before = await version()
    await edit(coach, id, 'One', 'Two')
    const between = await version()
    expect(between).toBeGreaterThan(before)
    await remove(coach, id)
    expect(await version()).toBeGreaterThan(between)
  })

  test('makes a client active again with the coach of now, and counts with neither', async () => {
    const { coach, dev, id, client } = await handedOver('graduation')
    expect((await client())?.status).toBe('graduated')
    await remove(coach, id)
    expect((await client())?.status).toBe('active')
    const graduated = async (one: TestMember) => (await one.call(getCoachDashboard)).body.graduatedClients
    expect([await graduated(coach), await graduated(dev)]).toEqual([0, 0])
  })

  test('leaves who has graduated with the coach of now a graduate', async () => {
    const { coach, ada, id, client } = await handedOver('graduation')
    await transaction(world.services, (ctx) => publish(ctx, finishedProgram(ada.id)))
    await remove(coach, id)
    expect((await client())?.status).toBe('graduated')
  })
})

test('what the program recorded is no coach’s to correct', async () => {
  const { coach, ada } = await pair()
  await world.db
    .insertInto('coachMilestones')
    .values({
      id: 'by-program',
      coachId: coach.id,
      clientId: ada.id,
      milestoneType: 'module',
      subject: 'foundation-01',
      description: 'Completed a module',
      pointsEarned: 20,
      achievedAt: '2026-03-01T12:00:00.000Z',
      recordedAt: '2026-03-01T12:00:00.000Z',
      recordedBy: 'system',
    })
    .execute()
  expect((await all(coach))[0]).toMatchObject({ id: 'by-program', isOwn: false })
  expect((await remove(coach, 'by-program')).status).toBe(404)
})
