import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { actOnPerson, getPerson } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const coach = (firstName: string) => world.member({ role: 'coach', firstName })
const give = async (to: TestMember, by: { id: string }, from: TestMember | null = null) => {
  const body = { action: 'set-coach', coachId: by.id, from: from?.id ?? null, reason: 'She sells online' } as const
  const { status, body: answer } = await owner.call(actOnPerson, { params: { memberId: to.id }, body })
  return [status, (answer as { code?: string }).code]
}
const coachOf = async ({ id }: TestMember) => {
  const { body } = await owner.call(getPerson, { params: { memberId: id } })
  return [body.coachId, body.coachName]
}
const subjects = async ({ email }: TestMember) => (await emailsTo(world, email)).map(({ subject }) => subject)
const actions = async ({ id }: TestMember) =>
  (await owner.call(listAudit, { query: { memberId: id } })).body
    .map(({ action }) => action)
    .filter((action) => action !== 'person opened')

test('someone without a coach is given one, then another: all are told, and it is recorded of each', async () => {
  const [cora, nora, ada] = [await coach('Cora'), await coach('Nora'), await world.member({ lastName: 'Byron' })]
  expect(await coachOf(ada)).toEqual([null, null])
  expect(await give(ada, cora)).toEqual([200, undefined])
  expect(await coachOf(ada)).toEqual([cora.id, 'Cora Okafor'])
  expect([await subjects(ada), await subjects(cora)]).toEqual([
    ['Cora Okafor is your coach now'],
    ['Ada Byron is your client now'],
  ])
  expect([await actions(ada), await actions(cora)]).toEqual([['coach given'], ['clients moved here 1']])

  expect(await give(ada, nora, cora)).toEqual([200, undefined])
  expect(await coachOf(ada)).toEqual([nora.id, 'Nora Okafor'])
  expect(await subjects(ada)).toContain('Nora Okafor is your coach now')
  expect([await actions(ada), await actions(cora), await actions(nora)]).toEqual([
    ['moved to another coach', 'coach given'],
    ['clients moved away 1', 'clients moved here 1'],
    ['clients moved here 1'],
  ])
})

test('two who give a coach at the same time, or a coach who takes them on then, leave one coach', async () => {
  const [cora, nora, ada] = [await coach('Cora'), await coach('Nora'), await world.member()]
  const replies = await Promise.all([
    give(ada, cora),
    give(ada, nora),
    nora.call(assignClient, { body: { clientId: ada.id } }).then(({ status }) => [status]),
  ])
  expect(replies.map(([status]) => status).sort()).toEqual([200, 409, 409])
  expect(await subjects(ada)).toHaveLength(1)
})

test('what was looked at counts, and who left a coach isn’t given them again', async () => {
  const [cora, nora, ada] = [await coach('Cora'), await coach('Nora'), await world.member()]
  await give(ada, cora)
  expect(await give(ada, nora)).toEqual([409, 'operator.coachChanged'])
  expect(await give(ada, cora, nora)).toEqual([409, 'operator.coachChanged'])
  await ada.call(leaveCoach)
  expect(await give(ada, nora, cora)).toEqual([409, 'operator.coachChanged'])
  expect(await give(ada, cora)).toEqual([409, 'operator.leftThisCoach'])
  expect(await give(ada, nora)).toEqual([200, undefined])
  expect(await give(ada, cora, nora)).toEqual([409, 'operator.leftThisCoach'])
})

test('coaches are in Coach Mode, and those they coach in Client Mode', async () => {
  const [cora, ada] = [await coach('Cora'), await world.member()]
  for (const wrong of [ada, owner, { id: 'unknown' }])
    expect(await give(ada, wrong)).toEqual([404, 'coaching.colleagueNotFound'])
  expect(await give(await coach('Nora'), cora)).toEqual([409, 'operator.cantHaveCoach'])
  expect(await coachOf(ada)).toEqual([null, null])
  expect(await actions(ada)).toEqual([])
})
