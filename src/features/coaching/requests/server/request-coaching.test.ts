import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { getMyThread } from '../../messages/messages.contract.ts'
import { listRequests, requestCoaching } from '../requests.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test.each(['a coach', 'the founder'])('one send that arrives twice asks %s once, with one email', async (whom) => {
  const [cora, dot] = [await world.member({ role: 'coach' }), await world.member({ tier: 'elite' })]
  if (whom === 'a coach') await cora.call(assignClient, { body: { clientId: dot.id } })
  await world.runJobs()
  world.emails.length = 0
  const body = { kind: 'session' as const, text: 'My prices.', sendId: randomUUID() }
  const [one, two] = await Promise.all([dot.call(requestCoaching, { body }), dot.call(requestCoaching, { body })])
  expect([one.status, one.body]).toEqual([200, two.body])
  await dot.call(requestCoaching, { body })
  expect((await dot.call(listRequests)).body).toHaveLength(1)
  if (whom === 'a coach') expect((await dot.call(getMyThread)).body?.messages).toHaveLength(1)
  await world.runJobs()
  expect(world.emails).toHaveLength(1)
  await dot.call(requestCoaching, { body: { ...body, kind: 'plan-review' } })
  await dot.call(requestCoaching, { body: { ...body, sendId: randomUUID() } })
  expect((await dot.call(listRequests)).body).toHaveLength(3)
})
