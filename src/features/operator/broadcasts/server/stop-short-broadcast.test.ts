import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** Lets the clock reach every page, and sends what is due. */
async function sendAll(): Promise<void> {
  for (let page = 0; page < 3; page += 1) {
    await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
    await world.runJobs()
  }
}

test('a short broadcast is stopped while its emails wait for a slow mail server, and going on leaves no one out', async () => {
  const people: TestMember[] = []
  for (let n = 0; n < 6; n += 1) people.push(await world.member())
  const [owner] = people
  if (!owner) throw new Error('no one')
  await setOperator(world.services, owner.email, true)
  await sendAll()
  const words = { subject: 'A call on Friday', text: 'We talk at noon.' }
  const params = { broadcastId: (await owner.call(broadcasts.createBroadcast, { body: words })).body.id }
  const start = () => owner.call(broadcasts.startBroadcast, { params, body: { version: 0 } })
  const stop = () => owner.call(broadcasts.stopBroadcast, { params, body: {} })
  const read = async () => (await owner.call(broadcasts.getBroadcast, { params })).body
  const counts = () =>
    Promise.all(
      people.map(
        async ({ email }) => (await emailsTo(world, email)).filter(({ subject }) => subject === words.subject).length,
      ),
    )

  await start()
  const { deliver } = world.services.mail
  let left = 0
  world.services.mail.deliver = async (email, messageId) => {
    if (left === 2) throw new Error('421 later')
    left += 1
    await deliver(email, messageId)
  }
  await world.runJobs()
  world.services.mail.deliver = deliver
  expect(await read()).toMatchObject({ state: 'sending', sent: 6, waiting: 4, finishedAt: expect.any(String) })
  expect((await stop()).body).toMatchObject({ state: 'stopped', sent: 2, waiting: 0, finishedAt: null })
  await sendAll()
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(2)

  await start()
  await sendAll()
  expect(await read()).toMatchObject({ state: 'sent', sent: 6, waiting: 0, refused: 0 })
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  expect((await stop()).body.code).toBe('operator.broadcastNotRunning')
})
