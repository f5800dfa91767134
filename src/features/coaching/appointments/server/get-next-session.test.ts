import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { closeMembershipUntil, setTier } from '#features/membership/server/public.ts'
import { agree, ask, byClient, byCoach, second, sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getNextSession } from '../appointments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const next = async (ada: TestMember) => (await ada.call(getNextSession)).body
const isOnDashboard = async (ada: TestMember) => (await ada.call(getDashboard)).body.hasSession

const ways = {
  paused: ({ id }: TestMember) => closeMembershipUntil(world.services, id, '2026-05-01T00:00:00.000Z'),
  ended: ({ id }: TestMember) => setTier(world.services, id, 'starter', false),
}

test.each(['paused', 'ended'] as const)('a member whose Elite %s keeps the session, and can cancel it', async (way) => {
  const one = await sessionPair(world)
  expect(await isOnDashboard(one.ada)).toBe(false)
  await agree(one)
  await ways[way](one.ada)
  expect(await next(one.ada)).toMatchObject({ request: { state: 'agreed' }, canAsk: false })
  expect(await isOnDashboard(one.ada)).toBe(true)
  expect((await byClient(one, { answer: 'withdraw', text: '' })).status).toBe(200)
  expect(await next(one.ada)).toBeNull()
  expect(await isOnDashboard(one.ada)).toBe(false)
})

test('times that were offered before a pause can still be chosen', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'offer', times: [second], place: '', text: '' })
  await ways.paused(one.ada)
  expect(await next(one.ada)).toMatchObject({ request: { state: 'offered' } })
  const [time] = (await next(one.ada))?.request?.times ?? []
  expect((await byClient(one, { answer: 'accept', time })).body.state).toBe('agreed')
})
