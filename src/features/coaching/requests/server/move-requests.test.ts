import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
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
  await cora.call(messages.markClientThreadRead, { params })
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

test('where a coach deletes their account, what no one answered is the founder’s, and then the next coach’s', async () => {
  const { cora, dev, dot } = await people()
  await assign(cora, dot)
  await ask(dot, 'Prices.')
  await cora.call(messages.writeToClient, { params: { clientId: dot.id }, body: { text: 'Tuesday?' } })
  await ask(dot, 'Hiring.\n\nOne or two?')
  await ask(dot, 'Prices.')
  await world.runJobs()
  world.emails.length = 0
  await eraseMember(world.services, cora.id)
  await world.runJobs()
  const toFounder = world.emails.filter(({ to }) => to === world.services.coaching.founder.email)
  expect(toFounder.map(({ subject, headers }) => [subject, headers?.['Reply-To']])).toEqual(
    Array(2).fill(['A 60-minute coaching session: Ada Okafor', dot.email]),
  )
  expect(toFounder[0]?.text).toContain('The coach deleted their account without an answer.')
  expect(toFounder.map(({ text }) => /One or two/.test(text)).sort()).toEqual([false, true])
  const sent = (await dot.call(listRequests)).body.map(({ text, sentTo }) => [text, sentTo])
  expect(sent).toEqual([
    ['Prices.', 'founder'],
    ['Hiring.\n\nOne or two?', 'founder'],
    ['Prices.', 'coach'],
  ])
  await assign(dev, dot)
  expect(await texts(dev, dot)).toEqual([
    'A 60-minute coaching session (sent to the founder)\n\nHiring.\n\nOne or two?',
    'A 60-minute coaching session (sent to the founder)\n\nPrices.',
  ])
})

test('a request that is made while the coach deletes their account reaches the founder', async () => {
  const { cora, dot } = await people()
  await assign(cora, dot)
  await Promise.all([ask(dot, 'Now.'), eraseMember(world.services, cora.id), ask(dot, 'And this.')])
  expect((await dot.call(listRequests)).body.map(({ sentTo }) => sentTo)).toEqual(['founder', 'founder'])
})
