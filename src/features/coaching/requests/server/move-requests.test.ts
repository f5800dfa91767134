import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as assignments from '../../assignments/assignments.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import * as inbox from '../../inbox/inbox.contract.ts'
import * as messages from '../../messages/messages.contract.ts'
import { listRequests, requestCoaching } from '../requests.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function people() {
  const [cora, dev] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
  const dot = await world.member({ tier: 'elite' })
  return { cora, dev, dot, params: { clientId: dot.id } }
}
const ask = (dot: TestMember, text: string) => dot.call(requestCoaching, { body: { kind: 'session', text } })
const assign = (coach: TestMember, { id }: TestMember) =>
  coach.call(assignments.assignClient, { body: { clientId: id } })
const waiting = async (coach: TestMember) =>
  (await coach.call(inbox.listThreads)).body.map(({ waiting, last }) => [waiting?.kind, last.text])
const texts = async (coach: TestMember, { id }: TestMember) =>
  (await coach.call(messages.getClientThread, { params: { clientId: id } })).body.messages.map(({ text }) => text)

test('a request that no one answered waits for the new coach, and one that was answered does not', async () => {
  const { cora, dev, dot, params } = await people()
  await assign(cora, dot)
  await ask(dot, 'Prices.')
  await cora.call(messages.writeToClient, { params, body: { text: 'Tuesday?' } })
  await ask(dot, 'Hiring.')
  await dot.call(messages.writeToCoach, { body: { text: 'Only for you.' } })
  await cora.call(messages.readClientThread, { params })
  const own = async () => (await dot.call(messages.getMyThread)).body?.messages.map(({ text }) => text)
  const before = await own()
  await cora.call(handOverClient, { params, body: { coachId: dev.id } })
  expect(await waiting(dev)).toEqual([['session', 'A 60-minute coaching session\n\nHiring.']])
  expect((await dev.call(messages.countUnread)).body.count).toBe(1)
  expect(await texts(dev, dot)).toEqual(['A 60-minute coaching session\n\nHiring.'])
  expect(await texts(cora, dot)).not.toContain('A 60-minute coaching session\n\nHiring.')
  expect(await own()).toEqual(before)
  // And back, where the answer ends it.
  await dev.call(handOverClient, { params, body: { coachId: cora.id } })
  expect((await waiting(cora))[0]?.[0]).toBe('session')
  await cora.call(messages.writeToClient, { params, body: { text: 'Wednesday?' } })
  await cora.call(handOverClient, { params, body: { coachId: dev.id } })
  expect(await waiting(dev)).toEqual([])
})

test('what was asked of the founder, or of a coach whose coaching ended, reaches the coach who comes', async () => {
  const { cora, dev, dot, params } = await people()
  await ask(dot, 'First.')
  await ask(dot, 'Second.')
  await assign(cora, dot)
  const first = 'A 60-minute coaching session (sent to the founder)\n\nFirst.'
  const second = 'A 60-minute coaching session (sent to the founder)\n\nSecond.'
  expect(await texts(cora, dot)).toEqual([first, second])
  expect((await dot.call(listRequests)).body.map(({ sentTo }) => sentTo)).toEqual(['coach', 'coach'])
  await cora.call(assignments.endCoaching, { params })
  await assign(dev, dot)
  expect([await texts(dev, dot), await texts(cora, dot)]).toEqual([[first, second], []])
})

test('a request made while the client is handed over reaches the coach they have then', async () => {
  const { cora, dev, dot, params } = await people()
  await assign(cora, dot)
  await Promise.all([
    ask(dot, 'Now.'),
    cora.call(handOverClient, { params, body: { coachId: dev.id } }),
    ask(dot, 'And this.'),
  ])
  expect((await texts(dev, dot)).length).toBe(2)
})
