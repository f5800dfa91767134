import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLedger } from '#features/game/points/points.contract.ts'
import { getGameProfile } from '#features/game/profile/profile.contract.ts'
import { fileWith, fillEvidence } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import * as file from '../../client-file/client-file.contract.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { listCoachLedger } from '../../coach-ledger/coach-ledger.contract.ts'
import * as sharing from '../../sharing/sharing.contract.ts'
import * as contract from '../outcomes.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const [first, cash] = ['first-paying-customer', 'thirteen-weeks-of-cash']

async function pair() {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ tier: 'elite', firstName: 'Ada' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await world.runJobs()
  world.emails.length = 0
  return { coach, ada }
}
const mine = async (member: TestMember, id = first) => {
  const found = (await member.call(contract.listOutcomes)).body.outcomes.find((one) => one.id === id)
  if (!found) throw new Error(`no outcome ${id}`)
  return found
}
const theirs = (coach: TestMember, { id }: TestMember) =>
  coach.call(contract.listClientOutcomes, { params: { clientId: id } })
async function filingOf(coach: TestMember, client: TestMember, id = first) {
  const { outcomes } = (await theirs(coach, client)).body
  return outcomes.find((one) => one.id === id)?.filingId ?? 'none'
}
const decide = (
  coach: TestMember,
  { id }: TestMember,
  filingId: string,
  body: { decision: 'proved' | 'returned'; reason?: string } = { decision: 'proved' },
) => coach.call(contract.decideOutcome, { params: { clientId: id, filingId }, body })
const paid = async (member: TestMember) =>
  (await member.call(listLedger, { query: {} })).body.filter(({ reason }) => reason === 'outcome.proved')
const coachPaid = async (coach: TestMember) =>
  (await coach.call(listCoachLedger, { query: {} })).body.filter(({ reason }) => reason === 'outcome.proved')

test('all of them are listed with the evidence they want, and one whose evidence is missing can’t be filed', async () => {
  const { coach, ada } = await pair()
  const { outcomes } = (await ada.call(contract.listOutcomes)).body
  expect(outcomes.map(({ state, isReady }) => [state, isReady])).toEqual(Array(7).fill(['open', false]))
  expect((await mine(ada)).evidence.map(({ pageId, state }) => [pageId, state])).toEqual([
    ['asks-log', 'missing'],
    ['first-funnel', 'missing'],
  ])
  const refused = await ada.call(contract.fileOutcome, { params: { outcomeId: first }, body: { coachId: coach.id } })
  expect([refused.status, refused.body.code]).toEqual([409, 'coaching.evidenceMissing'])
  expect((await ada.call(sharing.listShares)).body.shares).toEqual([])
})

test('a number that is wanted has to be measured, and kept copies are counted', async () => {
  const { ada } = await pair()
  await fillEvidence(world, ada, cash)
  const outcome = await mine(ada, cash)
  expect(outcome).toMatchObject({
    isReady: true,
    numbers: [{ key: 'cash', label: 'Cash', isMeasured: true }],
    evidence: [{ state: 'begun', copies: { wanted: 4, kept: 0 } }],
  })
})

test('filing shares exactly the evidence, waits in the coach’s list, and is mailed without its words', async () => {
  const { coach, ada } = await pair()
  await fillEvidence(world, ada, cash)
  expect((await fileWith(world, ada, first, coach.id)).body).toMatchObject({ state: 'filed', reason: null })
  const { shares } = (await ada.call(sharing.listShares)).body
  expect(shares.map(({ of }) => of).sort()).toEqual(['asks-log', 'first-funnel'])
  const read = (pageId: string) => coach.call(file.getClientPage, { params: { clientId: ada.id, pageId } })
  expect([(await read('asks-log')).status, (await read('cash-forecast-13-weeks')).status]).toEqual([200, 404])
  const [needing] = (await coach.call(listNeedingMe)).body
  expect(needing).toMatchObject({ outcomesFiled: 1, clientId: ada.id })
  expect(needing?.reasons).toContain('1 outcome to decide on')
  await world.runJobs()
  expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [coach.email, 'Ada Okafor filed “First paying customer”'],
  ])
  expect(JSON.stringify(world.emails)).not.toContain('In my books')
})

test('two tabs file one', async () => {
  const { coach, ada } = await pair()
  await fillEvidence(world, ada, first)
  const body = { coachId: coach.id }
  const both = await Promise.all(
    [1, 2].map(() => ada.call(contract.fileOutcome, { params: { outcomeId: first }, body })),
  )
  expect(both.map(({ status, body }) => [status, body.state])).toEqual(Array(2).fill([200, 'filed']))
  expect(
    await world.db.selectFrom('outcomeFilings').select('id').where('memberId', '=', ada.id).execute(),
  ).toHaveLength(1)
  await world.runJobs()
  expect(world.emails).toHaveLength(1)
})

test('confirmed, it pays member and coach once, however often it is clicked', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  const filingId = await filingOf(coach, ada)
  const before = (await ada.call(getGameProfile)).body.userPoints
  const all = await Promise.all([1, 2, 3].map(() => decide(coach, ada, filingId)))
  expect(all.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'proved']))
  expect((await decide(coach, ada, filingId)).status).toBe(200)
  expect((await paid(ada)).map(({ label, points, xp }) => [label, points, xp])).toEqual([
    ['Proved: First paying customer', 60, 0],
  ])
  expect((await coachPaid(coach)).map(({ points, clientName }) => [points, clientName])).toEqual([[30, 'Ada Okafor']])
  const { userPoints } = (await ada.call(getGameProfile)).body
  expect([userPoints.totalXP, userPoints.currentLevel]).toEqual([before.totalXP, before.currentLevel])
  expect(await mine(ada)).toMatchObject({ state: 'proved', decidedBy: 'Cora Okafor' })
  await world.runJobs()
  expect(world.emails.filter(({ to }) => to === ada.email).map(({ subject }) => subject)).toEqual([
    'Proved: “First paying customer”',
  ])
  const again = await decide(coach, ada, filingId, { decision: 'returned', reason: 'No.' })
  expect([again.status, again.body.code]).toEqual([409, 'coaching.alreadyDecided'])
  expect((await fileWith(world, ada, first, coach.id)).body.state).toBe('proved')
})

test('of two tabs of which one confirms and one returns, the first decides, and pays accordingly', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  const filingId = await filingOf(coach, ada)
  const both = await Promise.all([
    decide(coach, ada, filingId),
    decide(coach, ada, filingId, { decision: 'returned', reason: 'Whose money was it?' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const isProved = (await mine(ada)).state === 'proved'
  expect([(await paid(ada)).length, (await coachPaid(coach)).length]).toEqual(isProved ? [1, 1] : [0, 0])
})

test('returned, it says why and may be filed again; the earlier filing stays decided', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  const filingId = await filingOf(coach, ada)
  expect((await decide(coach, ada, filingId, { decision: 'returned', reason: ' ' })).body.code).toBe(
    'coaching.reasonless',
  )
  await decide(coach, ada, filingId, { decision: 'returned', reason: 'Write down who said yes.' })
  expect(await mine(ada)).toMatchObject({ state: 'returned', reason: 'Write down who said yes.' })
  expect((await coach.call(listNeedingMe)).body[0]?.outcomesFiled ?? 0).toBe(0)
  await world.runJobs()
  const [told] = world.emails.filter(({ to }) => to === ada.email)
  expect(told?.subject).toBe('“First paying customer” came back with a reason')
  expect(told?.text).not.toContain('who said yes')
  expect((await fileWith(world, ada, first, coach.id)).body).toMatchObject({ state: 'filed', reason: null })
  expect((await decide(coach, ada, filingId)).status).toBe(409)
  expect((await decide(coach, ada, await filingOf(coach, ada))).body.state).toBe('proved')
  expect([(await paid(ada)).length, (await coachPaid(coach)).length]).toEqual([1, 1])
})
