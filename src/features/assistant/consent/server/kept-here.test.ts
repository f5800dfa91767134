import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { analyze, asked, countTalks } from '#tests/world/assistant/founder-claims.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { analysisMessage } from '../../analyzer/analyzer.rules.ts'
import { retryAnswer, sendMessage } from '../../answers/answers.contract.ts'
import { listConversations } from '../../conversations/conversations.contract.ts'
import { switchModel } from '../../quota/server/model-switch.ts'
import { createAssistant } from '../../server/create-assistant.ts'
import { decideConsent } from '../consent.contract.ts'

const outside = 'models.example'
const mock = new LLMock({ port: 0, latency: 1 })
let world: World
let builtIn: World['services']['assistant']['model']
beforeAll(async () => {
  const url = await mock.start()
  world = await newWorld()
  builtIn = world.services.assistant.model
  const given = { ...world.services, ...world.services.assistant, ...modelProviderAt(url, 'openai-compatible', 0) }
  Object.assign(world.services.assistant, { model: createAssistant(given).model, outside })
})
beforeEach(() => {
  mock.onMessage(/./, { content: 'A general answer.' })
})
afterEach(() => {
  mock.clearFixtures()
  mock.clearRequests()
})
afterAll(async () => {
  await world.close()
  await mock.stop()
})

const sent = () => JSON.stringify(mock.getRequests().map(({ body }) => body))
const say = async (member: TestMember, message: string, conversationId?: string) =>
  (await member.call(sendMessage, { body: { message, conversationId } })).body
const decide = (member: TestMember, isGiven: boolean) =>
  member.call(decideConsent, { body: { name: outside, isGiven } })
/** The answer's first words, as they would stand in a request. */
const opening = (content: string) => JSON.stringify(content.split('\n')[0]?.slice(0, 60)).slice(1, -1)

describe('what the guide read of the membership, the coach or the points stays here', () => {
  test.each(['Who is my coach?', 'Can I still get my money back?', 'How many points do I have?'])(
    '%s, undecided and refused',
    async (question) => {
      for (const isRefused of [false, true]) {
        const ada = await world.member({ tier: 'elite' })
        if (isRefused) await decide(ada, false)
        mock.clearRequests()
        const { message, conversationId } = await say(ada, question)
        expect(mock.getRequests()).toHaveLength(0)
        await say(ada, 'How do I find customers for a bakery?', conversationId)
        expect(sent()).toContain('was read from the member’s own record')
        expect(sent()).not.toContain(opening(message.content))
      }
    },
  )

  test('and it uses no tokens of the provider, which was asked nothing', async () => {
    const { db } = world
    const month = () => db.selectFrom('assistantMonths').select('tokens').execute()
    const before = await month()
    const ada = await world.member({ tier: 'elite' })
    await say(ada, 'Who is my coach?')
    expect(await month()).toEqual(before)
    const used = db.selectFrom('assistantUsage').select(['model', 'inputTokens', 'outputTokens'])
    expect(await used.where('memberId', '=', ada.id).execute()).toEqual([
      { model: 'built-in-guide', inputTokens: 0, outputTokens: 0 },
    ])
  })

  test('and so does what a model found of it, once consent is taken back', async () => {
    const ada = await world.member({ tier: 'elite' })
    await decide(ada, true)
    mock.clearFixtures()
    mock.onToolResult('call-1', { content: 'You pay nothing and have no coach.' })
    mock.onMessage(/in a poem/, { toolCalls: [{ id: 'call-1', name: 'my_membership', arguments: '{}' }] })
    mock.onMessage(/./, { content: 'A general answer.' })
    const { conversationId } = await say(ada, 'Sum up my membership in a poem')
    await decide(ada, false)
    mock.clearRequests()
    await say(ada, 'How do I find customers?', conversationId)
    expect(sent()).not.toContain('You pay nothing')
  })

  test('and what it is told of it with the question', async () => {
    const ada = await world.member({ tier: 'elite' })
    await decide(ada, true)
    mock.clearFixtures()
    mock.onMessage(/./, { content: 'You have no coach yet.' })
    const { conversationId } = await say(ada, 'Who is my coach?')
    expect(mock.getRequests()).toHaveLength(1)
    await decide(ada, false)
    mock.clearRequests()
    await say(ada, 'How do I find customers?', conversationId)
    expect(sent()).not.toContain('You have no coach yet')
  })

  test('and what the guide answered before a model was connected', async () => {
    const { assistant } = world.services
    const { model } = assistant
    const ada = await world.member({ tier: 'elite' })
    Object.assign(assistant, { model: builtIn, outside: null })
    const { message, conversationId } = await say(ada, 'How many points do I have?')
    Object.assign(assistant, { model, outside })
    await say(ada, 'How do I find customers?', conversationId)
    expect(sent()).not.toContain(opening(message.content))
  })
})

test('an answer that a version before wrote, which noted less, stays here', async () => {
  const ada = await world.member()
  const { conversationId } = await say(ada, 'How do I price my services?')
  const ask = async () => {
    mock.clearRequests()
    await say(ada, 'And for a bakery?', conversationId)
    return sent().includes('A general answer.')
  }
  expect(await ask()).toBe(true)
  const rows = world.db.updateTable('chatMessages').where('conversationId', '=', conversationId)
  await rows.set({ runId: null }).execute()
  expect(await ask()).toBe(false)
})

describe('an analysis that was read from the file is answered here without consent', () => {
  const figure = '7 conversations'
  const analyzed = async (ada: TestMember) => {
    await countTalks(ada, 7)
    const message = analysisMessage(asked, await analyze(ada, asked, { readFile: true }))
    expect(message).toContain(figure)
    return message
  }

  test('where consent was taken back before it is sent, and its answer stays here too', async () => {
    const ada = await world.member({ tier: 'elite' })
    await decide(ada, true)
    const analysis = await analyzed(ada)
    await decide(ada, false)
    const { message, conversationId } = await say(ada, analysis)
    expect(message.content).toContain('doesn’t see it')
    await say(ada, 'How do I find customers?', conversationId)
    expect(sent()).not.toContain(figure)
    expect(sent()).not.toContain(opening(message.content))
  })

  test('where it was taken back before a failed answer is tried again', async () => {
    const ada = await world.member({ tier: 'elite' })
    await decide(ada, true)
    const analysis = await analyzed(ada)
    mock.clearFixtures()
    expect((await ada.call(sendMessage, { body: { message: analysis } })).status).toBe(502)
    mock.onMessage(/./, { content: 'A general answer.' })
    await decide(ada, false)
    mock.clearRequests()
    const [conversation] = (await ada.call(listConversations, { query: {} })).body
    const again = await ada.call(retryAnswer, { params: { conversationId: conversation?.id ?? '' } })
    expect(again.status).toBe(200)
    expect(sent()).not.toContain(figure)
  })

  test('where it was made while the model was off, by someone who was never asked', async () => {
    const ada = await world.member({ tier: 'elite' })
    await switchModel(world.services, false)
    const analysis = await analyzed(ada)
    await switchModel(world.services, true)
    await say(ada, analysis)
    expect(sent()).not.toContain(figure)
  })
})
