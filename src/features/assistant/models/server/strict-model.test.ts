import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Asked, startScriptedModel, type Told, wordsOf } from '#tests/peers/model-provider.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { listConversations } from '../../conversations/conversations.contract.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let script: (asked: Asked) => Told
beforeAll(async () => {
  provider = await startScriptedModel((asked) => script(asked))
  world = await newWorld({ env: provider.settings })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})
beforeEach(() => {
  script = () => ({ text: 'An answer.' })
  provider.requests.length = 0
})

const say = (member: TestMember, message: string, conversationId?: string) =>
  member.call(sendMessage, { body: { message, conversationId } })
const lastSaid = () => provider.requests.at(-1)?.messages.filter(({ role }) => role !== 'system') ?? []
const alternates = () => lastSaid().every(({ role }, at) => role === (at % 2 === 0 ? 'user' : 'assistant'))

test('turns begin with the member’s and alternate, also in a talk that is longer than what is sent', async () => {
  const ada = await world.member({ tier: 'elite' })
  let conversationId: string | undefined
  for (let turn = 1; turn <= 17; turn += 1) {
    const { status, body } = await say(ada, `How do I find customers number ${turn}?`, conversationId)
    expect(status).toBe(200)
    conversationId = body.conversationId
  }
  expect(lastSaid().length).toBeGreaterThan(20)
  expect(alternates()).toBe(true)
})

test('and after an answer that failed before its first word, which the model is told', async () => {
  const ada = await world.member({ tier: 'elite' })
  script = () => ({ text: '', isBroken: true })
  expect((await say(ada, 'How do I find customers?')).status).toBe(502)
  script = () => ({ text: 'An answer.' })
  const [talk] = (await ada.call(listConversations, { query: {} })).body
  await say(ada, 'And how do I price?', talk?.id)
  expect(alternates()).toBe(true)
  expect(lastSaid().slice(0, 2).map(wordsOf)).toEqual(['How do I find customers?', '(No answer came.)'])
})

test('one message that the provider refuses takes the tools from no one', async () => {
  const [ada, ben] = [await world.member({ tier: 'elite' }), await world.member({ tier: 'elite' })]
  script = ({ tools, messages }) => ({
    text: 'Fine.',
    isRefused: tools && JSON.stringify(messages).includes('ENDLESS'),
  })
  expect((await say(ada, 'ENDLESS: how do I find customers?')).status).toBe(200)
  expect(provider.requests.map(({ tools }) => tools !== undefined)).toEqual([true, false])
  await say(ben, 'How do I find customers?')
  expect(provider.requests.at(-1)?.tools).toBeDefined()
})

test('as what the guide answered is kept of its own answers alone, and no provider is sent it', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { body } = await say(ada, 'Remember that I only work evenings')
  await say(ada, 'How do I find customers?', body.conversationId)
  await say(ada, 'And how do I price?', body.conversationId)
  const rows = await world.db
    .selectFrom('chatMessages')
    .select('answeredAs')
    .where('conversationId', '=', body.conversationId)
    .orderBy('id')
    .execute()
  expect(rows.map(({ answeredAs }) => answeredAs)).toEqual([null, '{"as":"memory","asks":[]}', null, null, null, null])
  expect(lastSaid().length).toBeGreaterThan(2)
  expect(JSON.stringify(provider.requests)).not.toMatch(/answeredAs|\\"asks\\"/)
  expect(JSON.stringify(lastSaid().slice(0, -1))).not.toMatch(/only work evenings/)
})
