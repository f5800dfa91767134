import { afterAll, beforeEach, expect, test } from 'vitest'
import { dearModel, type Limits, setLimits } from '#tests/world/assistant/dear-model.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as analyzerContract from '../../analyzer/analyzer.contract.ts'
import * as answersContract from '../../answers/answers.contract.ts'
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
const allow = (limits: Limits) => setLimits(world, limits)

const answeredBy = async (member: TestMember) => {
  const { status, body } = await say(member)
  return [status, body.message.content === 'An answer.' ? 'model' : 'guide']
}
const statusOf = async (member: TestMember) => (await member.call(quotaContract.getAssistantStatus)).body
const paying = () => world.member({ tier: 'quantum' })

test('what members used together is counted, and above the ceiling the guide answers until the next', async () => {
  Object.assign(world.services.assistant, { model: dearModel, outside: 'models.example' })
  allow({ tokensPerMonth: 60 })
  const [ada, ben] = [await paying(), await paying()]
  expect([await answeredBy(ada), await answeredBy(ben)]).toEqual([
    [200, 'model'],
    [200, 'model'],
  ])
  expect([await answeredBy(ada), await answeredBy(ben)]).toEqual([
    [200, 'guide'],
    [200, 'guide'],
  ])
  const { notice, provider, outside, used } = await statusOf(ada)
  expect([provider, outside, used]).toEqual(['built-in', null, 2])
  expect(notice).toContain('as much as it may this month: until the first')
  world.setNow('2026-04-01T00:00:00Z')
  expect(await answeredBy(ada)).toEqual([200, 'model'])
})

test('an idea is scored by the rubric then, and no model is asked', async () => {
  let times = 0
  const analyzer = async () => {
    times += 1
    return {
      analysis: { viability: 9, strengths: [], challenges: [], recommendations: [] },
      inputTokens: 60,
      outputTokens: 0,
    }
  }
  Object.assign(world.services.assistant, { model: dearModel, analyzer })
  allow({ tokensPerMonth: 60 })
  const ben = await paying()
  const text = { body: { idea: 'Meal boxes for night-shift nurses, delivered to the ward.' } }
  expect((await ben.call(analyzerContract.analyzeIdea, text)).body).toMatchObject({ viability: 9, criteria: [] })
  expect((await ben.call(analyzerContract.analyzeIdea, text)).body.criteria).toHaveLength(9)
  expect(times).toBe(1)
})

test('members without a plan use half of it at most, and leave the rest to those who pay', async () => {
  Object.assign(world.services.assistant, { model: dearModel })
  allow({ tokensPerMonth: 120 })
  const [ada, ben, cleo] = [await world.member(), await world.member(), await paying()]
  for (const one of [ada, ben]) expect(await answeredBy(one)).toEqual([200, 'model'])
  for (const one of [ada, ben]) expect(await answeredBy(one)).toEqual([200, 'guide'])
  expect((await statusOf(ada)).notice).toContain('on the free plan')
  for (const _ of [1, 2]) expect(await answeredBy(cleo)).toEqual([200, 'model'])
  expect(await answeredBy(cleo)).toEqual([200, 'guide'])
  const [month] = await world.db.selectFrom('assistantMonths').selectAll().execute()
  expect([Number(month?.tokens), Number(month?.freeTokens)]).toEqual([120, 60])
})

test.each([
  [0, 'guide'],
  [100, 'model'],
])('the setting says how much: %i percent', async (freePercent, who) => {
  Object.assign(world.services.assistant, { model: dearModel })
  allow({ tokensPerMonth: 30, freePercent })
  expect(await answeredBy(await world.member())).toEqual([200, who])
})

test('that the guide answers is said once in a conversation, however long the model answered before', async () => {
  Object.assign(world.services.assistant, { model: dearModel })
  const ada = await paying()
  const { conversationId } = (await say(ada)).body
  for (const _ of [2, 3, 4, 5]) await say(ada, 'And how do I find customers?', conversationId)
  allow({ tokensPerMonth: 150 })
  const told = async (message: string) => {
    const { content } = (await say(ada, message, conversationId)).body.message
    return content.includes('until the first the built-in guide answers')
  }
  expect([await told('How do I find customers?'), await told('What is a good price?')]).toEqual([true, false])
})

test('the built-in guide costs nothing and knows no ceiling', async () => {
  allow({ tokensPerMonth: 1 })
  const ada = await world.member()
  expect([(await say(ada)).status, (await say(ada)).status]).toEqual([200, 200])
  expect(await world.db.selectFrom('assistantMonths').selectAll().execute()).toEqual([])
})

test('twenty answers at once are all added up', async () => {
  Object.assign(world.services.assistant, { model: dearModel })
  const members = await Promise.all(Array.from({ length: 20 }, () => world.member()))
  await Promise.all(members.map((one) => say(one)))
  const [month] = await world.db.selectFrom('assistantMonths').selectAll().execute()
  expect([month?.month, Number(month?.tokens)]).toEqual(['2026-03', 600])
})
