import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { writeToClient } from '../../messages/messages.contract.ts'
import { assignClient, endCoaching } from '../assignments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => world.close())

const assign = (coach: TestMember, { id }: { id: string }) => coach.call(assignClient, { body: { clientId: id } })
const end = (coach: TestMember, { id }: { id: string }) => coach.call(endCoaching, { params: { clientId: id } })

test('a coach takes the same member on once a day, so that taking on and ending fills no mailbox', async () => {
  const [cora, other, ada] = [
    await world.member({ role: 'coach' }),
    await world.member({ role: 'coach' }),
    await world.member(),
  ]
  expect((await assign(cora, ada)).status).toBe(200)
  // The same click again counts as nothing.
  expect((await assign(cora, ada)).status).toBe(200)
  await end(cora, ada)
  expect(await assign(cora, ada)).toMatchObject({ status: 429, body: { code: 'coaching.assignedToday' } })
  expect((await assign(other, ada)).status).toBe(200)
  expect((await assign(cora, ada)).body).toMatchObject({ code: 'coaching.alreadyAssigned' })
  await world.runJobs()
  expect(world.emails.filter(({ to }) => to === ada.email)).toHaveLength(3)
})

test('and so many members a day', async () => {
  const cora = await world.member({ role: 'coach' })
  for (let n = 0; n < 30; n += 1) expect((await assign(cora, await world.member())).status).toBe(200)
  expect((await assign(cora, await world.member())).body).toMatchObject({ code: 'request.tooMany' })
})

test('a client is handed over once a day, so that two coaches who pass them to and fro fill no mailbox', async () => {
  const [cora, henrik, ada] = [
    await world.member({ role: 'coach' }),
    await world.member({ role: 'coach' }),
    await world.member(),
  ]
  await assign(cora, ada)
  const pass = (from: TestMember, to: TestMember) =>
    from.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: to.id } })
  expect([await pass(cora, henrik), await pass(henrik, cora)].map(({ status }) => status)).toEqual([200, 200])
  expect(await pass(cora, henrik)).toMatchObject({ status: 429, body: { code: 'coaching.handedOverToday' } })
})

test('a message is emailed once in fifteen minutes, whatever coaching it is in', async () => {
  const quiet = await newWorld()
  const [cora, ada] = [await quiet.member({ role: 'coach' }), await quiet.member()]
  const write = () => cora.call(writeToClient, { params: { clientId: ada.id }, body: { text: 'Hello.' } })
  await assign(cora, ada)
  expect((await write()).body.mailed).toBe(true)
  await end(cora, ada)
  await assign(cora, ada)
  expect((await write()).body.mailed).toBe(false)
  await quiet.close()
})
