import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { publish, transaction } from '#platform/server/context.ts'
import { finishedProgram } from '#tests/world/coaching/finished-program.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listAllAchievements } from '../../achievements/achievements.contract.ts'
import * as assignments from '../../assignments/assignments.contract.ts'
import * as caseload from '../../caseload/caseload.contract.ts'
import * as clientFile from '../../client-file/client-file.contract.ts'
import { getCoachDashboard } from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as messages from '../../messages/messages.contract.ts'
import * as milestones from '../../milestones/milestones.contract.ts'
import { findClients } from '../../my-clients/my-clients.contract.ts'
import * as myCoach from '../../my-coach/my-coach.contract.ts'
import * as sharing from '../../sharing/sharing.contract.ts'
import { handOverClient, listColleagues, showEarlierMessages } from '../hand-over.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function coached() {
  const [henrik, cora, ada] = [
    await world.member({ role: 'coach', firstName: 'Henrik' }),
    await world.member({ role: 'coach', firstName: 'Cora' }),
    await world.member({ firstName: 'Ada' }),
  ]
  const params = { clientId: ada.id }
  await henrik.call(assignments.assignClient, { body: { clientId: ada.id, notes: 'Sells soap.' } })
  await henrik.call(messages.writeToClient, { params, body: { text: 'We agreed on 49 a month.' } })
  await ada.call(messages.writeToCoach, { body: { text: 'Yes, 49.' } })
  const custom = { milestoneType: 'custom' as const, description: 'First paid customer', achievedAt: '2026-03-01' }
  await henrik.call(milestones.recordMilestone, { body: { clientId: ada.id, ...custom } })
  const handOver = () => henrik.call(handOverClient, { params, body: { coachId: cora.id } })
  const seen = async () =>
    (await cora.call(messages.getClientThread, { params })).body.messages.map(({ text, mine, by }) => [text, mine, by])
  return { henrik, cora, ada, params, handOver, seen }
}

test('milestones go along, notes don’t, the client is told, and the former coach sees nothing new', async () => {
  const { henrik, cora, ada, params, handOver } = await coached()
  expect((await henrik.call(listColleagues)).body.map(({ id }) => id)).toContain(cora.id)
  expect((await handOver()).status).toBe(200)
  const client = (await cora.call(caseload.getClient, { params })).body
  expect([client.notes, client.milestones.map(({ description }) => description)]).toEqual(['', ['First paid customer']])
  expect((await henrik.call(caseload.getClient, { params })).status).toBe(404)
  await ada.call(messages.writeToCoach, { body: { text: 'Hello Cora' } })
  const former = (await henrik.call(messages.getClientThread, { params })).body
  expect([former.isOpen, former.messages.length]).toEqual([false, 2])
  await world.runJobs()
  const told = world.emails.filter(({ subject }) => subject === 'Cora Okafor is your coach now')
  expect(told.map(({ to }) => to)).toEqual([ada.email])
  expect(world.emails.some(({ to, subject }) => to === cora.email && /handed Ada Okafor over/.test(subject))).toBe(true)
})

test('the client’s thread never empties; the new coach reads earlier messages while the client agrees', async () => {
  const { cora, ada, params, handOver, seen } = await coached()
  await handOver()
  const own = (await ada.call(messages.getMyThread)).body?.messages ?? []
  expect(own.map(({ text, mine, by }) => [text, mine, by])).toEqual([
    ['We agreed on 49 a month.', false, 'Henrik Okafor'],
    ['Yes, 49.', true, undefined],
  ])
  expect(await seen()).toEqual([])
  expect((await ada.call(myCoach.getMyCoach)).body.coach?.earlierMessages).toBe('hidden')
  expect((await ada.call(showEarlierMessages, { body: { shown: true } })).status).toBe(200)
  await cora.call(messages.writeToClient, { params, body: { text: 'Hello' } })
  expect(await seen()).toEqual([
    ['We agreed on 49 a month.', false, 'Henrik Okafor'],
    ['Yes, 49.', false, undefined],
    ['Hello', true, undefined],
  ])
  expect((await ada.call(myCoach.getMyCoach)).body.coach?.earlierMessages).toBe('shown')
  await ada.call(showEarlierMessages, { body: { shown: false } })
  expect(await seen()).toEqual([['Hello', true, undefined]])
})

test.each([true, false])(
  'what the client shares goes along, and nothing else, with earlier messages shown: %s',
  async (shown) => {
    const { henrik, cora, ada, params, handOver } = await coached()
    const [pageId, kept] = ['day-one-numbers', 'terms-and-guarantee']
    for (const [id, field] of [
      [pageId, 'worry'],
      [kept, 'elsewhere'],
    ] as const)
      await ada.call(saveAnswers, { params: { pageId: id }, body: { field, value: 'Mine', version: 0 } } as never)
    const shared = (await ada.call(sharing.shareFile, { body: { of: pageId } })).body
    const read = (coach: typeof cora, id = pageId) =>
      coach.call(clientFile.getClientPage, { params: { ...params, pageId: id } })
    expect([(await read(henrik)).status, (await read(cora)).status]).toEqual([200, 404])

    expect((await handOver()).status).toBe(200)
    await ada.call(showEarlierMessages, { body: { shown } })
    expect((await read(cora)).body.filled.answers.worry?.value).toBe('Mine')
    expect([(await read(cora, kept)).status, (await read(henrik)).status]).toEqual([404, 404])
    expect((await ada.call(sharing.listShares)).body).toMatchObject({ coach: { id: cora.id }, shares: [shared] })

    await ada.call(sharing.stopSharing, { params: { id: shared.id } })
    expect((await read(cora)).status).toBe(404)
  },
)

test('a client who shares nothing is handed over with nothing to read', async () => {
  const { cora, ada, params, handOver } = await coached()
  const body = { field: 'worry', value: 'Mine', version: 0 }
  await ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body } as never)
  await handOver()
  expect((await cora.call(clientFile.getClientFile, { params })).body).toMatchObject({ shares: [], pages: [] })
})

test('a free client who another coach takes on brings the same along', async () => {
  const { henrik, cora, ada, params, seen } = await coached()
  await henrik.call(assignments.endCoaching, { params })
  await cora.call(assignments.assignClient, { body: { clientId: ada.id } })
  expect(await seen()).toEqual([])
  await ada.call(showEarlierMessages, { body: { shown: true } })
  expect((await seen()).length).toBe(2)
  expect((await cora.call(caseload.getClient, { params })).body.milestones).toHaveLength(1)
  const rows = await world.db
    .selectFrom('coachClients')
    .select(['id', 'continuesId'])
    .where('clientId', '=', ada.id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ continuesId }) => continuesId)).toEqual([null, rows[0]?.id])
})

test('twice at once hands over once; to no coach, to oneself or to one the client left is refused', async () => {
  const { henrik, cora, ada, params, handOver } = await coached()
  const to = async (coachId: string) => (await henrik.call(handOverClient, { params, body: { coachId } })).body
  expect(await to(henrik.id)).toMatchObject({ code: 'coaching.colleagueNotFound' })
  expect(await to((await world.member()).id)).toMatchObject({ code: 'coaching.colleagueNotFound' })
  const answers = await Promise.all([handOver(), handOver()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await world.runJobs()
  expect(world.emails.filter(({ to, subject }) => to === ada.email && /is your coach now/.test(subject))).toHaveLength(
    2,
  )
  await ada.call(myCoach.leaveCoach)
  await henrik.call(assignments.assignClient, { body: { clientId: ada.id } })
  expect(await to(cora.id)).toMatchObject({ code: 'coaching.declined' })
  expect((await (await world.member()).call(showEarlierMessages, { body: { shown: true } })).status).toBe(404)
})

test('a graduate who is handed over is one with the new coach too, who is paid only for what follows', async () => {
  const { henrik, cora, ada, params, handOver } = await coached()
  await henrik.call(assignments.graduateClient, { params, body: undefined })
  await handOver()
  const figures = { totalClients: 1, activeClients: 0, graduatedClients: 1, successRate: 100 }
  for (const coach of [henrik, cora]) expect((await coach.call(getCoachDashboard)).body).toMatchObject(figures)
  expect((await cora.call(findClients, { query: {} })).body).toMatchObject({ total: 1, graduated: 1 })
  expect((await cora.call(caseload.getClient, { params })).body.graduatedAt).toBe('2026-03-02T12:00:00.000Z')
  const body = {
    clientId: ada.id,
    milestoneType: 'graduation' as const,
    description: 'Again',
    achievedAt: '2026-03-01',
  }
  expect((await cora.call(milestones.recordMilestone, { body })).body).toMatchObject({
    code: 'coaching.alreadyGraduated',
  })
  const reached = async (coach: typeof cora) =>
    (await coach.call(listAllAchievements)).body.find(({ title }) => title === 'Summit Guide')?.achievedAt ?? null
  expect([await reached(henrik), await reached(cora)]).toEqual([expect.any(String), null])
  await transaction(world.services, (ctx) => publish(ctx, finishedProgram(ada.id)))
  expect(await reached(cora)).not.toBeNull()
  expect((await cora.call(getCoachDashboard)).body).toMatchObject(figures)
})

test('a client who coaches too isn’t handed over to themselves', async () => {
  const { henrik, ada, params } = await coached()
  await world.db.updateTable('users').set({ role: 'coach' }).where('id', '=', ada.id).execute()
  const { body } = await henrik.call(handOverClient, { params, body: { coachId: ada.id } })
  expect(body).toMatchObject({ code: 'coaching.colleagueNotFound' })
  expect((await henrik.call(caseload.getClient, { params })).status).toBe(200)
})
