import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dearModel, type Limits, setLimits } from '#tests/world/assistant/dear-model.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as analyzerContract from '../../analyzer/analyzer.contract.ts'
import { analysisMessage } from '../../analyzer/analyzer.rules.ts'
import * as answersContract from '../../answers/answers.contract.ts'
import * as conversationsContract from '../../conversations/conversations.contract.ts'
import * as quotaContract from '../quota.contract.ts'

let world: World
const worlds: World[] = []
beforeEach(async () => {
  world = await newWorld()
  worlds.push(world)
})
afterAll(async () => {
  for (const one of worlds) await one.close()
})

const say = (member: TestMember, message = 'How do I price my services?', conversationId?: string) =>
  member.call(answersContract.sendMessage, { body: { message, conversationId } })
const idea = { body: { idea: 'Meal boxes for nurses.' } }
const allow = (limits: Limits) => setLimits(world, limits)

describe('switched off', () => {
  test('nothing is answered, counted or kept, and members are told when to look again', async () => {
    const ada = await world.member()
    const { conversationId } = (await say(ada)).body
    allow({ answers: false })
    const { status, body, headers } = await say(ada)
    expect([status, body.code, body.message, headers['retry-after']]).toEqual([
      503,
      'assistant.switchedOff',
      'The assistant is off right now. Your text is still here; please try again later.',
      '300',
    ])
    expect((await say(ada, 'and this?', conversationId)).status).toBe(503)
    expect((await ada.call(analyzerContract.analyzeIdea, idea)).body.code).toBe('assistant.switchedOff')
    expect((await ada.call(quotaContract.getAssistantStatus)).body.used).toBe(1)
    expect((await ada.call(conversationsContract.listConversations, { query: {} })).body).toHaveLength(1)
    allow({ answers: true })
    expect((await say(ada)).status).toBe(200)
  })

  test('an answer that failed before is not tried again', async () => {
    Object.assign(world.services.assistant, { model: dearModel })
    const ada = await world.member()
    expect((await say(ada, 'this will fail')).status).toBe(502)
    const [conversation] = (await ada.call(conversationsContract.listConversations, { query: {} })).body
    allow({ answers: false })
    const params = { conversationId: conversation?.id ?? '' }
    expect((await ada.call(answersContract.retryAnswer, { params })).body.code).toBe('assistant.switchedOff')
  })
})

describe('at once', () => {
  test('one process writes as many answers as it may, and asks the others to wait a few seconds', async () => {
    allow({ atOnce: 5 })
    const members = await Promise.all(Array.from({ length: 12 }, () => world.member({ tier: 'quantum' })))
    const answers = await Promise.all(members.map((one) => say(one)))
    const refused = answers.filter(({ status }) => status === 503)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([5, 7])
    expect([refused[0]?.body.code, refused[0]?.headers['retry-after']]).toEqual(['assistant.crowded', '5'])
    const again = await Promise.all(members.slice(0, 5).map((one) => say(one)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  test('a crowd of free accounts leaves places for those who pay', async () => {
    allow({ atOnce: 5 })
    const gate = Promise.withResolvers<void>()
    const { analyzer } = world.services.assistant
    const waiting = (words: string) => gate.promise.then(() => analyzer(words))
    Object.assign(world.services.assistant, { analyzer: waiting })
    const free = await Promise.all(Array.from({ length: 5 }, () => world.member()))
    const paying = await world.member({ tier: 'quantum' })
    const asked = free.map((one) => one.call(analyzerContract.analyzeIdea, idea))
    const refused = await Promise.race(asked)
    expect([refused.status, refused.body.code]).toEqual([503, 'assistant.crowded'])
    const answer = paying.call(analyzerContract.analyzeIdea, idea)
    gate.resolve()
    expect((await answer).status).toBe(200)
    expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(4)
  })

  test('refused sends, failed answers and analyses give their place back', async () => {
    allow({ atOnce: 1 })
    const ada = await world.member()
    expect((await say(ada, 'hello', 'no-such-conversation')).status).toBe(404)
    const { body } = await ada.call(analyzerContract.analyzeIdea, idea)
    expect((await say(ada, analysisMessage(idea.body.idea, body))).status).toBe(200)
    Object.assign(world.services.assistant, { model: dearModel })
    expect((await say(ada, 'this will fail')).status).toBe(502)
    expect((await say(ada)).status).toBe(200)
  })
})
