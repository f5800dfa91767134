import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPersonalData } from '#app/admin/personal-data.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { getPerson } from '../people.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function operator(firstName: string): Promise<TestMember> {
  const member = await world.member({ firstName })
  await setOperator(world.services, member.email, true)
  return member
}

test('opening a person’s page is recorded once an hour of each operator, and in that person’s download', async () => {
  const [olga, omar, ada] = [await operator('Olga'), await operator('Omar'), await world.member()]
  const open = (by: TestMember, who: TestMember) => by.call(getPerson, { params: { memberId: who.id } })
  await Promise.all([open(olga, ada), open(olga, ada), open(olga, ada)])
  await open(omar, ada)
  await open(olga, olga)
  const { body } = await olga.call(listAudit, { query: {} })
  const opened = body.filter(({ action }) => action === 'person opened')
  expect(opened.map(({ by, memberId }) => [by, memberId])).toEqual([
    ['Omar Okafor', ada.id],
    ['Olga Okafor', ada.id],
  ])
  // Among what was done with them it would hide the rest.
  expect((await open(olga, ada)).body.audit).toEqual([])
  const [told] = await auditPersonalData.export(world.services, ada.id)
  expect(told?.rows.map(({ action }) => action)).toEqual(['person opened', 'person opened'])
})
