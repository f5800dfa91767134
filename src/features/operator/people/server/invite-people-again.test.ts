import { afterEach, beforeEach, expect, test } from 'vitest'
import { inviteMember, setOperator } from '#features/identity/server/public.ts'
import { emailsTo, someone } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson, invitePeopleAgain, listPeople } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld()
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

async function invited() {
  const email = someone()
  const id = (await inviteMember(world.services, { email, firstName: 'Ada', lastName: 'Okafor' })) ?? ''
  return { id, count: async () => (await emailsTo(world, email)).length }
}
const again = (body: { memberId?: string; search?: string } = {}) => owner.call(invitePeopleAgain, { body })
/** Limits go by the machine’s clock: their windows end. */
const nextDay = () => world.db.deleteFrom('attempts').execute()

test('who was invited and hasn’t come is found, and invited again at most once a day, alone or with all', async () => {
  const [ada, ben] = [await invited(), await invited()]
  await world.member()
  const { people } = (await owner.call(listPeople, { query: { status: 'invited' } })).body
  expect(people.map(({ id }) => id).sort()).toEqual([ada.id, ben.id].sort())
  expect(people[0]?.statuses).toContain('invited')
  expect((await again()).body.says).toBe(
    '2 people had one within a day, or emails to them came back, and get no other.',
  )
  await nextDay()
  expect((await again({ memberId: ada.id })).body.says).toBe('1 invitation is on the way.')
  const both = await Promise.all([again(), again()])
  expect(both.map(({ body }) => body.says).sort()).toEqual([
    '1 invitation is on the way. 1 person had one within a day, or emails to them came back, and gets no other.',
    '2 people had one within a day, or emails to them came back, and get no other.',
  ])
  expect([await ada.count(), await ben.count()]).toEqual([2, 2])
  const { audit } = (await owner.call(getPerson, { params: { memberId: ada.id } })).body
  expect(audit.map(({ action }) => action)).toEqual(['invited again'])
})

test('who has come isn’t invited, and members invite no one', async () => {
  const member = await world.member()
  expect(await again({ memberId: member.id })).toMatchObject({ status: 404, body: { code: 'operator.noOneInvited' } })
  expect((await member.call(invitePeopleAgain, { body: {} })).status).toBe(403)
})
