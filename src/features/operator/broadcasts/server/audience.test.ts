import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const subject = 'A call on Friday'
const got = async (member: TestMember) =>
  (await emailsTo(world, member.email)).filter((email) => email.subject === subject)

test('goes to whom the list finds by coach, program day and when they were last seen', async () => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora', lastName: 'Quist' })
  const [early, late, away] = [
    await world.member({ enrolledOn: '2026-03-01' }),
    await world.member({ enrolledOn: '2026-02-10' }),
    await world.member({ enrolledOn: '2026-02-10' }),
  ]
  for (const { id } of [early, late, away]) await coach.call(assignClient, { body: { clientId: id } })
  await world.db.deleteFrom('sessions').where('userId', '=', away.id).execute()
  await world.member({ enrolledOn: '2026-02-10' })
  const filter = { coach: 'quist', fromDay: 10, toDay: 30, seen: 'week' } as const
  expect((await owner.call(broadcasts.countAudience, { query: filter })).body).toMatchObject({ found: 1, reached: 1 })
  const { body: draft } = await owner.call(broadcasts.createBroadcast, { body: { ...filter, subject, text: 'Hi' } })
  const params = { broadcastId: draft.id }
  expect(draft).toMatchObject({ ...filter, tier: null })
  await owner.call(broadcasts.startBroadcast, { params, body: { version: draft.version } })
  await world.runJobs()
  expect([await got(early), await got(away)]).toEqual([[], []])
  expect(await got(late)).toHaveLength(1)
  expect((await owner.call(broadcasts.getBroadcast, { params })).body).toMatchObject({ sent: 1, state: 'sent' })
})
