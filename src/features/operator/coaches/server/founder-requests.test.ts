import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { requestCoaching } from '#features/coaching/requests/requests.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listFounderRequests } from '../coaches.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

test('who asks the founder is on the desk until a coach comes, for a month, and never with what they wrote', async () => {
  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  const [ada, ben] = [await world.member({ tier: 'elite' }), await world.member({ tier: 'elite' })]
  const list = async () => (await owner.call(listFounderRequests)).body
  expect((await list()).requests).toEqual([])
  await ada.call(requestCoaching, { body: { kind: 'session', text: 'My prices.' } })
  world.setNow('2026-03-05T12:00:00Z')
  await ben.call(requestCoaching, { body: { kind: 'plan-review', text: 'My plan.' } })
  const found = await list()
  expect(found).toMatchObject({
    founderEmail: world.services.coaching.founder.email,
    requests: [
      { memberId: ada.id, kind: 'session', sentAt: '2026-03-01T12:00:00.000Z' },
      { memberId: ben.id, kind: 'plan-review' },
    ],
  })
  expect(JSON.stringify(found)).not.toContain('My ')

  const cora = await world.member({ role: 'coach' })
  await cora.call(assignClient, { body: { clientId: ada.id } })
  expect((await list()).requests).toMatchObject([{ memberId: ben.id }])
  world.setNow('2026-04-05T12:00:00Z')
  expect((await list()).requests).toEqual([])
  expect((await ada.call(listFounderRequests)).status).toBe(403)
})
