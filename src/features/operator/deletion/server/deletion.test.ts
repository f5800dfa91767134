import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { getPerson } from '../../people/people.contract.ts'
import { deletePerson, getDeletion } from '../deletion.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const entails = async (memberId: string) =>
  (await owner.call(getDeletion, { params: { memberId } })).body.entails.join('\n')
const remove = (memberId: string, email: string, reason = 'Asked by phone') =>
  owner.call(deletePerson, { params: { memberId }, body: { email, reason } })

test('what it entails is said first: the plan that ends, clients who lose their coach, and what is kept', async () => {
  const [coach, ada, ben] = [
    await world.member({ role: 'coach', firstName: 'Cora', tier: 'elite' }),
    await world.member({ firstName: 'Ada' }),
    await world.member(),
  ]
  for (const client of [ada, ben]) await coach.call(assignClient, { body: { clientId: client.id } })
  expect(await entails(coach.id)).toMatch(/Elite membership ends[\s\S]*2 clients lose their coach/)
  const ofAda = await entails(ada.id)
  expect(ofAda).toContain('Cora Okafor no longer coaches them')
  expect(ofAda).not.toMatch(/membership ends|lose their coach|tax law/)
  expect((await owner.call(getDeletion, { params: { memberId: 'unknown' } })).status).toBe(404)
})

test('an account goes with the address typed, once, by whoever sits there, and the record names no one', async () => {
  const ada = await world.member()
  expect((await remove(ada.id, 'someone@else.example')).body.code).toBe('operator.otherAddress')
  expect((await remove(ada.id, ada.email, ' ')).status).toBe(400)
  expect((await owner.call(getPerson, { params: { memberId: ada.id } })).status).toBe(200)

  const both = await Promise.all([remove(ada.id, ada.email.toUpperCase()), remove(ada.id, ada.email)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await owner.call(getPerson, { params: { memberId: ada.id } })).status).toBe(404)
  expect((await ada.call(getPerson, { params: { memberId: ada.id } })).status).toBe(401)
  await world.runJobs()
  expect((await emailsTo(world, ada.email)).at(-1)?.subject).toMatch(/deleted/i)
  const { body } = await owner.call(listAudit, { query: { limit: 1 } })
  expect(body[0]).toMatchObject({ action: 'account deleted', by: 'Olga Owner', reason: 'Asked by phone' })
  expect(JSON.stringify(body)).not.toContain(ada.email)
})

test('no operator deletes their own account at the desk, so one is always left', async () => {
  expect((await remove(owner.id, owner.email)).body.code).toBe('operator.notToYourself')
})
