import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { retryAnswer, sendMessage } from '../../answers/answers.contract.ts'
import { listConversations } from '../../conversations/conversations.contract.ts'
import { type ChatModel, ModelFailure } from '../../models/server/chat-model.ts'
import * as quotaContract from '../../quota/quota.contract.ts'
import * as contract from '../analyzer.contract.ts'
import { analysisMessage } from '../analyzer.rules.ts'
import { scoreIdea } from './score-idea.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const analyze = (member: TestMember, idea: string, ideaId?: string) =>
  member.call(contract.analyzeIdea, { body: { idea, ...(ideaId && { ideaId }) } })
const used = async (member: TestMember) => (await member.call(quotaContract.getAssistantStatus)).body.used

const boxes = 'Meal boxes for night-shift nurses, delivered to the ward. They complain about the machines.'
const asked = `${boxes} I interviewed 12 nurses and 9 spend 6 euros a night at a machine.`

test('each criterion is met with its words, claimed with its words, or missing', async () => {
  const { body } = await analyze(await world.member(), asked)
  expect(body.criteria).toHaveLength(9)
  const by = (name: string) => body.criteria.find((one) => one.name === name)
  expect(by('evidence')).toMatchObject({ state: 'met', words: expect.stringContaining('I interviewed 12 nurses') })
  expect(by('customer')?.words).toContain('nurses')
  expect(by('economics')).toMatchObject({ state: 'missing', words: '' })
  expect(by('economics')?.question).toMatch(/\?$/)
})

test('the same idea in more words keeps its history, with what was gained', async () => {
  const ada = await world.member()
  const first = (await analyze(ada, boxes)).body
  const second = (await analyze(ada, asked, first.ideaId)).body
  expect(second.ideaId).toBe(first.ideaId)
  expect(second.history).toMatchObject([{ viability: first.viability, gained: expect.arrayContaining(['evidence']) }])
  expect(second.viability).toBeGreaterThan(first.viability ?? 10)
  // Nobody continues an idea of another member.
  const ben = (await analyze(await world.member(), asked, first.ideaId)).body
  expect([ben.history, ben.ideaId === first.ideaId]).toEqual([[], false])
})

test.each([
  ['too short', 'A bakery', 'too short'],
  ['no idea', 'purple purple sandwich the moon yesterday green quickly under', 'find a business idea'],
  ['one sentence over and over', 'Great app for all people. '.repeat(40), 'find a business idea'],
  [
    'another language',
    'Ich habe mit 8 Zahnärzten gesprochen und zwei würden für die Abrechnung 90 Euro im Monat zahlen.',
    'Englisch',
  ],
])('a text that can’t be scored is told so and costs nothing: %s', async (_, idea, says) => {
  const ada = await world.member()
  const { status, body } = await analyze(ada, idea)
  expect([status, (body as unknown as { message: string }).message]).toEqual([422, expect.stringContaining(says)])
  expect(await used(ada)).toBe(0)
})

/** A connected model that is down. */
const broken: ChatModel = {
  provider: 'openai-compatible',
  name: 'a-model',
  isHere: () => false,
  // It fails before its first word.
  answer: () => {
    throw new ModelFailure('provider')
  },
}

test('an analysis counts once, also where its answer fails and is tried again', async () => {
  const ada = await world.member()
  const { assistant } = world.services
  const { model } = assistant
  const message = analysisMessage(asked, (await analyze(ada, asked)).body)
  Object.assign(assistant, { model: broken })
  expect((await ada.call(sendMessage, { body: { message } })).status).toBe(502)
  const [talk] = (await ada.call(listConversations, { query: {} })).body
  const again = () => ada.call(retryAnswer, { params: { conversationId: talk?.id ?? '' } })
  // One failure is there; two for each of the day's messages are as many as there may be.
  for (let n = 1; n < 2 * assistant.perDay.starter; n += 1) expect((await again()).status).toBe(502)
  expect((await again()).body.code).toBe('assistant.tooManyFailures')
  world.setNow('2026-03-03T12:00:00Z')
  Object.assign(assistant, { model })
  expect([(await again()).status, await used(ada)]).toEqual([200, 0])
})

test('what a model used is counted also where the analysis can’t be saved, and the member’s message is given back', async () => {
  const ada = await world.member()
  const { assistant } = world.services
  const { analyzer } = assistant
  const analysis = scoreIdea(asked)
  Object.assign(assistant, { analyzer: async () => ({ analysis, inputTokens: 700, outputTokens: 300 }) })
  // Whatever the database fails by.
  await world.db.schema.alterTable('ideaScores').renameTo('elsewhere').execute()
  try {
    expect((await analyze(ada, asked)).body).toMatchObject({ code: 'assistant.unavailable' })
  } finally {
    Object.assign(assistant, { analyzer })
    await world.db.schema.alterTable('elsewhere').renameTo('ideaScores').execute()
  }
  const columns = ['state', 'inputTokens', 'outputTokens'] as const
  const rows = await world.db.selectFrom('assistantUsage').select(columns).where('memberId', '=', ada.id).execute()
  expect(rows).toEqual([{ state: 'released', inputTokens: 700, outputTokens: 300 }])
  expect(await used(ada)).toBe(0)
})

test('five weak ideas get five different texts', () => {
  const ideas = [
    'An app that helps small restaurants with their marketing. It will be great.',
    'I want to coach freelancers on productivity.',
    'Uber for dog walking in big cities.',
    'A subscription box with healthy snacks for office workers.',
    'Online courses for parents about teenagers.',
  ]
  const texts = ideas.map((idea) => {
    const { challenges, recommendations } = scoreIdea(idea)
    return [...challenges, ...recommendations].join('\n')
  })
  expect(new Set(texts).size).toBe(ideas.length)
  const advice = ideas.map((idea) => scoreIdea(idea).recommendations.join('\n'))
  expect(new Set(advice).size).toBe(ideas.length)
})
