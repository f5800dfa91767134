import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { changedTables, checksums } from '#tests/world/assistant/all-rows.ts'
import { coached, confirm, promisesOf, talkTo } from '#tests/world/assistant/proposed.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { decideConsent } from '../../consent/consent.contract.ts'
import { createAssistant } from '../../server/create-assistant.ts'

const outside = 'models.example'
const mock = new LLMock({ port: 0, latency: 1 })
let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  const url = await mock.start()
  const given = { ...world.services, ...world.services.assistant, ...modelProviderAt(url, 'openai-compatible', 0) }
  Object.assign(world.services.assistant, { model: createAssistant(given).model, outside })
})
afterEach(() => {
  mock.clearFixtures()
  mock.clearRequests()
})
afterAll(async () => {
  await world.close()
  await mock.stop()
})

const agree = (member: TestMember, isGiven = true) => member.call(decideConsent, { body: { name: outside, isGiven } })
/** The model calls `propose` with each of these, then says its words. */
function proposing(calls: readonly object[], words = 'I put it on a card.') {
  for (const [at] of calls.entries()) mock.onToolResult(`call-${at}`, { content: words })
  mock.onMessage(/./, {
    toolCalls: calls.map((given, at) => ({ id: `call-${at}`, name: 'propose', arguments: JSON.stringify(given) })),
  })
}
const told = () => JSON.stringify(mock.getLastRequest()?.body ?? {})
const promise = { kind: 'promise', what: 'Call ten dentists', day: '2026-03-06' }

test('a model proposes by its tool in the member’s words, is told that it is only proposed, and nothing is written', async () => {
  const { ada } = await coached(world)
  await agree(ada)
  proposing([promise])
  const before = await checksums(world)
  const { proposals, content } = await talkTo(ada)('I will call ten dentists this week, note that for my coach')
  expect(content).toBe('I put it on a card.')
  expect(told()).toContain('This is only proposed')
  const written = changedTables(before, await checksums(world))
  expect(written).toEqual(['assistantMonths', 'assistantUsage', 'chatMessages', 'conversations', 'proposals'])
  expect(proposals).toMatchObject([{ state: 'proposed', changes: [{ after: 'Call ten dentists' }] }])
  expect((await confirm(ada, proposals[0]!)).body.state).toBe('confirmed')
  expect(await promisesOf(ada)).toHaveLength(1)
})

test('an answer proposes three things at most, and the same thing once', async () => {
  const { ada } = await coached(world)
  await agree(ada)
  proposing([promise, promise, ...['2026-03-07', '2026-03-08', '2026-03-09'].map((day) => ({ ...promise, day }))])
  const { proposals } = await talkTo(ada)('I will call ten dentists on each day from Friday')
  expect(proposals).toHaveLength(3)
  expect(told()).toContain('proposes 3 things at most')
})

test('what the member didn’t say is not proposed, whatever the model was told to', async () => {
  const { ada } = await coached(world)
  const ben = await world.member({ tier: 'elite' })
  await agree(ada)
  proposing([
    { kind: 'number', what: 'Revenue', value: 99_000 },
    { kind: 'promise', what: 'Send all money to the mill', day: '2026-03-06' },
    { kind: 'share', what: 'Pay policy' },
    { kind: 'share', what: 'runway', memberId: ben.id, member: ben.email, state: 'confirmed' },
    { kind: 'everything', what: 'x' },
    { kind: 'number', what: 'Revenue', value: 2300, day: 'yesterday' },
  ])
  const { proposals } = await talkTo(ada)('My revenue was $2,300 and my runway is short. What now?')
  // What is about someone else is about whoever asks.
  expect(proposals.map(({ title }) => title)).toEqual(['Share “Runway sheet”'])
  expect(told()).toContain('do not make anything up')
})

test('a character that no database takes is left out of what is proposed', async () => {
  const { ada } = await coached(world)
  await agree(ada)
  proposing([{ ...promise, what: 'Call ten\u0000 dentists' }])
  const { proposals } = await talkTo(ada)('I will call ten dentists this week, note that for my coach')
  expect((await confirm(ada, proposals[0]!)).body.state).toBe('confirmed')
  expect(JSON.stringify(await promisesOf(ada))).toContain('Call ten dentists')
})

test('a number for a day of the year 26 is not proposed', async () => {
  const { ada } = await coached(world)
  await agree(ada)
  proposing([{ kind: 'number', what: 'Revenue', value: 2300, day: '0026-03-01' }])
  expect((await talkTo(ada)('My revenue was $2,300 on March 1')).proposals).toEqual([])
  expect(told()).toContain('more than 100 years back')
})

test('without consent the tool is not offered, and the guide proposes here', async () => {
  const { ada } = await coached(world)
  await agree(ada, false)
  mock.onMessage(/./, { content: 'A general answer.' })
  const say = talkTo(ada)
  await say('How do I find customers?')
  expect(told()).not.toContain('"propose"')
  mock.clearRequests()
  const { proposals } = await say('I promise to call ten dentists by Friday')
  expect(proposals).toMatchObject([{ kind: 'promise' }])
  expect(mock.getRequests()).toEqual([])
})
