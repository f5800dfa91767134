import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLedger } from '#features/game/points/points.contract.ts'
import { fileWith } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { listCoachLedger } from '../../coach-ledger/coach-ledger.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
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

test('while the client changes coaches, one of the two decides and one is paid', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  const filingId = await filingOf(coach, ada)
  const next = await world.member({ role: 'coach' })
  const handOver = coach.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: next.id } })
  await Promise.all([handOver, decide(coach, ada, filingId)])
  expect((await handOver).status).toBe(200)
  await decide(next, ada, filingId)
  expect(await paid(ada)).toHaveLength(1)
  expect((await coachPaid(coach)).length + (await coachPaid(next)).length).toBe(1)
})

test('without a coach it is kept; one who comes later sees it, and reads the pages once they are shared', async () => {
  const ada = await world.member({ tier: 'elite' })
  expect((await fileWith(world, ada, first, null)).body.state).toBe('filed')
  const coach = await world.member({ role: 'coach' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const filingId = await filingOf(coach, ada)
  expect((await decide(coach, ada, filingId)).body.code).toBe('coaching.evidenceNotShared')
  const stale = await ada.call(contract.fileOutcome, { params: { outcomeId: first }, body: { coachId: null } })
  expect(stale.body.code).toBe('coaching.anotherCoach')
  await ada.call(contract.fileOutcome, { params: { outcomeId: first }, body: { coachId: coach.id } })
  expect(await filingOf(coach, ada)).toBe(filingId)
  expect((await decide(coach, ada, filingId)).body.state).toBe('proved')
})

test('what is taken back can’t be confirmed', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  const [share] = (await ada.call(sharing.listShares)).body.shares
  await ada.call(sharing.stopSharing, { params: { id: share?.id ?? '' } })
  expect((await decide(coach, ada, await filingOf(coach, ada))).body.code).toBe('coaching.evidenceNotShared')
})

test('the next coach sees what is filed and proved, not the former one’s words; the former one nothing', async () => {
  const { coach, ada } = await pair()
  await fileWith(world, ada, first, coach.id)
  await decide(coach, ada, await filingOf(coach, ada), { decision: 'returned', reason: 'Between us.' })
  await fileWith(world, ada, cash, coach.id)
  await coach.call(endCoaching, { params: { clientId: ada.id } })
  const next = await world.member({ role: 'coach' })
  await next.call(assignClient, { body: { clientId: ada.id } })
  const seen = (await theirs(next, ada)).body.outcomes
  expect(seen.filter(({ state }) => state !== 'open').map(({ id, state, reason }) => [id, state, reason])).toEqual([
    [first, 'returned', null],
    [cash, 'filed', null],
  ])
  const filingId = await filingOf(next, ada, cash)
  for (const caller of [coach, await world.member({ role: 'coach' })]) {
    expect((await theirs(caller, ada)).status).toBe(404)
    expect((await decide(caller, ada, filingId)).status).toBe(404)
  }
  const { ada: bea, coach: other } = await pair()
  expect((await decide(other, bea, filingId)).body.code).toBe('coaching.filingNotFound')
  expect(
    (await ada.call(contract.fileOutcome, { params: { outcomeId: 'none' }, body: { coachId: null } })).status,
  ).toBe(404)
})

test('who wants no emails about coaching gets none of either', async () => {
  const { coach, ada } = await pair()
  await world.db.updateTable('users').set({ coachLetters: 0 }).where('id', 'in', [coach.id, ada.id]).execute()
  await fileWith(world, ada, first, coach.id)
  await decide(coach, ada, await filingOf(coach, ada))
  await world.runJobs()
  expect(world.emails).toEqual([])
})
