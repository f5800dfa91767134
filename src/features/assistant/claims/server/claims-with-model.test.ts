import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { analyze, asked, claimOf, countTalks } from '#tests/world/assistant/founder-claims.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { analysisMessage } from '../../analyzer/analyzer.rules.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { decideConsent } from '../../consent/consent.contract.ts'
import { createAssistant } from '../../server/create-assistant.ts'

const mock = new LLMock({ port: 0, latency: 1 })
const outside = 'models.example'
let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  const given = {
    ...world.services,
    ...world.services.assistant,
    ...modelProviderAt(await mock.start(), 'openai-compatible', 0),
  }
  const { model, analyzer } = createAssistant(given)
  Object.assign(world.services.assistant, { model, analyzer, outside })
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
const decide = (member: TestMember, isGiven: boolean) =>
  member.call(decideConsent, { body: { name: outside, isGiven } })
const scores = {
  viability: 6,
  strengths: ['Your records count 7 conversations.', 'A survey of 431 nurses agrees.'],
  challenges: ['Nobody has paid.'],
  recommendations: ['Ask for money.'],
}

async function founder() {
  const ada = await world.member({ tier: 'elite' })
  await countTalks(ada, 7)
  return ada
}

test('without consent a model outside is sent nothing of the file, and nothing of it is marked', async () => {
  mock.onMessage(/./, { content: JSON.stringify(scores) })
  const ada = await founder()
  expect((await analyze(ada, asked, { readFile: true })).claims).toBeNull()
  await decide(ada, false)
  expect((await analyze(ada, asked, { readFile: true })).claims).toBeNull()
  expect(mock.getRequests()).toHaveLength(2)
  expect(sent()).not.toContain('7 conversations')
})

test('with consent, but without the choice of this analysis, nothing of the file is sent either', async () => {
  mock.onMessage(/./, { content: JSON.stringify(scores) })
  const ada = await founder()
  await decide(ada, true)
  expect((await analyze(ada, asked)).claims).toBeNull()
  expect(sent()).not.toContain('7 conversations')
})

test('with both, the model is sent what is counted, the marks are the rules’, and a figure it invents is left out', async () => {
  mock.onMessage(/./, { content: JSON.stringify(scores) })
  const ada = await founder()
  await decide(ada, true)
  const analyzed = await analyze(ada, asked, { readFile: true })
  expect(sent()).toContain('7 conversations (What people said)')
  expect(claimOf(analyzed, 'evidence')).toMatchObject({ mark: 'counted', figures: [{ text: '7 conversations' }] })
  expect(analyzed.strengths).toEqual(['Your records count 7 conversations.'])
})

test('once consent is taken back, the analysis in the chat and the answer to it stay here', async () => {
  mock.onMessage(/another question/, { content: 'A general answer.' })
  mock.onMessage(/Business Idea Analysis/, { content: 'Seven conversations are a beginning.' })
  mock.onMessage(/./, { content: JSON.stringify(scores) })
  const ada = await founder()
  await decide(ada, true)
  const analyzed = await analyze(ada, asked, { readFile: true })
  const say = async (message: string, conversationId?: string) =>
    (await ada.call(sendMessage, { body: { message, conversationId } })).body
  const { conversationId } = await say(analysisMessage(asked, analyzed))
  expect(sent()).toContain('7 conversations')
  await decide(ada, false)
  mock.clearRequests()
  await say('And another question: how do I price a workshop?', conversationId)
  expect(mock.getRequests().length).toBeGreaterThan(0)
  expect(sent()).not.toMatch(/7 conversations|Seven conversations/)
  expect(sent()).toContain('was read from the member’s own record')
})
