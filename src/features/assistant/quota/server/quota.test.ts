import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLedger } from '#features/game/points/points.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as analyzerContract from '../../analyzer/analyzer.contract.ts'
import { analysisMessage } from '../../analyzer/analyzer.rules.ts'
import { AnalysisFailed } from '../../analyzer/server/analyzer.ts'
import * as answersContract from '../../answers/answers.contract.ts'
import * as quotaContract from '../quota.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ env: { AI_MESSAGES_PER_DAY: 'starter=20' } })
})
afterAll(() => world.close())

const say = (member: TestMember, message: string) => member.call(answersContract.sendMessage, { body: { message } })

describe('quota', () => {
  test('of thirty analyses at once three are made, and of as many in a row twenty; the rest are told when to come back', async () => {
    const ada = await world.member()
    const analyze = () => ada.call(analyzerContract.analyzeIdea, { body: { idea: 'A bakery for commuters' } })
    const { analyzer } = world.services.assistant
    const gate = Promise.withResolvers<void>()
    Object.assign(world.services.assistant, { analyzer: (idea: string) => gate.promise.then(() => analyzer(idea)) })
    let refused = 0
    const asked = Array.from({ length: 30 }, async () => {
      const answer = await analyze()
      if (answer.status === 429) refused += 1
      // All others are refused while three are running.
      if (refused === 27) gate.resolve()
      return answer
    })
    const answers = await Promise.all(asked)
    Object.assign(world.services.assistant, { analyzer })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (let n = 3; n < 20; n += 1) expect((await analyze()).status).toBe(200)
    expect((await analyze()).body.code).toBe('assistant.quotaSpent')
    const status = (await ada.call(quotaContract.getAssistantStatus)).body
    expect(status).toMatchObject({ limit: 20, used: 20, provider: 'built-in', resetsAt: '2026-03-03T00:00:00.000Z' })
  })

  test('one member has three answers written at once, and more are asked to wait', async () => {
    const ada = await world.member()
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(ada, 'How do I price my services?')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 429)
    expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([5, '5'])
    expect((await ada.call(quotaContract.getAssistantStatus)).body.used).toBe(3)
  })

  onOneEngine('what fails is given back, as often as twice the day’s messages', async () => {
    const ada = await world.member()
    const { analyzer } = world.services.assistant
    const fail = () => Promise.reject(new AnalysisFailed(false, { inputTokens: 0, outputTokens: 0 }))
    Object.assign(world.services.assistant, { analyzer: fail })
    const analyze = () => ada.call(analyzerContract.analyzeIdea, { body: { idea: 'A bakery for commuters' } })
    for (let n = 0; n < 40; n += 1) expect((await analyze()).status).toBe(502)
    const { status, body, headers } = await analyze()
    Object.assign(world.services.assistant, { analyzer })
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'assistant.tooManyFailures', '43200'])
    expect((await ada.call(quotaContract.getAssistantStatus)).body.used).toBe(0)
    expect((await say(ada, 'hello')).body.code).toBe('assistant.tooManyFailures')
  })

  onOneEngine('the twenty-first message of a day waits for the next', async () => {
    const ada = await world.member()
    for (let n = 0; n < 20; n += 1) expect((await say(ada, 'hello')).status).toBe(200)
    const { status, headers, body } = await say(ada, 'hello')
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'assistant.quotaSpent', '43200'])
    expect((await ada.call(analyzerContract.analyzeIdea, { body: { idea: 'A bakery for commuters' } })).status).toBe(
      429,
    )
  })

  test('an analysis counts once, with the message that carries it', async () => {
    const ada = await world.member()
    const idea = 'Meal boxes for night-shift nurses.'
    const { body } = await ada.call(analyzerContract.analyzeIdea, { body: { idea } })
    await say(ada, analysisMessage(idea, body))
    expect((await ada.call(quotaContract.getAssistantStatus)).body.used).toBe(1)
    await say(ada, analysisMessage(idea, body))
    expect((await ada.call(quotaContract.getAssistantStatus)).body.used).toBe(2)
  })
})

test('the first idea of a day pays proactivity points, the second nothing; earlier scores are told', async () => {
  const ada = await world.member()
  const first = await ada.call(analyzerContract.analyzeIdea, { body: { idea: 'Meal boxes for nurses.' } })
  const second = await ada.call(analyzerContract.analyzeIdea, { body: { idea: ' meal boxes  for nurses. ' } })
  expect([first.body.history.length, second.body.history.length]).toEqual([0, 1])
  const ledger = (await ada.call(listLedger, { query: {} })).body
  expect(ledger.map(({ reason, points }) => [reason, points])).toEqual([
    ['proactivity.first-idea', world.services.game.proactivity.firstIdeaOfDay],
  ])
})
