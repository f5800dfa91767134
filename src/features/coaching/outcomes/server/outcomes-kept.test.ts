import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { fileWith } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching, graduateClient } from '../../assignments/assignments.contract.ts'
import { getCoachDashboard, listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { listShares, stopSharing } from '../../sharing/sharing.contract.ts'
import { decideOutcome, fileOutcome, listClientOutcomes, listOutcomes } from '../outcomes.contract.ts'
import { outcomesPersonalData } from './outcomes.personal-data.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const id = 'first-paying-customer'

async function clientOf(coach: TestMember) {
  const ada = await world.member({ tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  return ada
}
async function decide(coach: TestMember, client: TestMember, decision: 'proved' | 'returned', outcomeId = id) {
  await fileWith(world, client, outcomeId, coach.id)
  const params = { clientId: client.id }
  const { outcomes } = (await coach.call(listClientOutcomes, { params })).body
  const filingId = outcomes.find((one) => one.id === outcomeId)?.filingId ?? 'none'
  return coach.call(decideOutcome, {
    params: { ...params, filingId },
    body: { decision, reason: 'Whose money was it?' },
  })
}

test('both take it along, and a client who is erased leaves nothing of it', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await clientOf(coach)
  await decide(coach, ada, 'returned')
  for (const [member, title] of [
    [ada, 'Outcomes you filed, and what your coaches decided'],
    [coach, 'Outcomes of clients that you decided on'],
  ] as const) {
    const section = (await outcomesPersonalData.export(world.services, member.id)).find((one) => one.title === title)
    expect(section?.rows).toMatchObject([{ outcome: 'First paying customer', reason: 'Whose money was it?' }])
  }
  await ada.call(deleteAccount, { body: {} })
  expect(await world.db.selectFrom('outcomeFilings').select('id').where('memberId', '=', ada.id).execute()).toEqual([])
})

test('a coach who is erased leaves what was decided, without name or words', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await clientOf(coach)
  await decide(coach, ada, 'proved')
  await decide(coach, ada, 'returned', 'price-above-the-floor')
  await coach.call(deleteAccount, { body: {} })
  const { outcomes } = (await ada.call(listOutcomes)).body
  expect(outcomes.slice(0, 2).map(({ state, decidedBy, reason }) => [state, decidedBy, reason])).toEqual([
    ['proved', null, null],
    ['returned', null, null],
  ])
})

test('beside the success rate stands how many graduates proved how many outcomes', async () => {
  const coach = await world.member({ role: 'coach' })
  const [ada, bea, chi] = [await clientOf(coach), await clientOf(coach), await clientOf(coach)]
  for (const outcome of [id, 'price-above-the-floor']) await decide(coach, ada, 'proved', outcome)
  await decide(coach, bea, 'returned')
  await decide(coach, chi, 'proved')
  for (const { id: clientId } of [ada, bea])
    await coach.call(graduateClient, { params: { clientId }, body: { reason: 'Sold the business' } })
  const { successRate, graduatesProved, graduatedClients } = (await coach.call(getCoachDashboard)).body
  expect([graduatedClients, successRate, graduatesProved]).toEqual([2, 67, { graduates: 1, outcomes: 2 }])
})

test('what a graduate proves after the coaching counts for the next coach alone', async () => {
  const [coach, next] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  const ada = await clientOf(coach)
  const params = { clientId: ada.id }
  await decide(coach, ada, 'proved')
  await coach.call(graduateClient, { params, body: { reason: 'Sold the business' } })
  await coach.call(endCoaching, { params })
  await next.call(assignClient, { body: params })
  world.setNow('2026-03-20T12:00:00Z')
  await decide(next, ada, 'proved', 'price-above-the-floor')
  expect((await coach.call(getCoachDashboard)).body.graduatesProved).toEqual({ graduates: 1, outcomes: 1 })
})

test('many clients who filed cost as many statements as one', async () => {
  const coach = await world.member({ role: 'coach' })
  const cost = async () => [
    await world.countQueries(() => coach.call(listNeedingMe)),
    await world.countQueries(() => coach.call(getCoachDashboard)),
  ]
  await fileWith(world, await clientOf(coach), id, coach.id)
  const one = await cost()
  for (let more = 0; more < 4; more += 1) await fileWith(world, await clientOf(coach), id, coach.id)
  expect(await cost()).toEqual(one)
  expect((await coach.call(listNeedingMe)).body).toHaveLength(5)
})

test('evidence that is taken back and shared again is told once a day', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await clientOf(coach)
  await fileWith(world, ada, id, coach.id)
  for (let n = 0; n < 3; n += 1) {
    const { shares } = (await ada.call(listShares)).body
    expect((await ada.call(stopSharing, { params: { id: shares[0]?.id ?? '' } })).status).toBe(200)
    await ada.call(fileOutcome, { params: { outcomeId: id }, body: { coachId: coach.id } })
  }
  await world.runJobs()
  const told = world.emails.filter(({ to, subject }) => to === coach.email && / filed “/.test(subject))
  expect(told).toHaveLength(2)
})
