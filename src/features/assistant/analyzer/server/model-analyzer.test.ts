import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startScriptedModel } from '#tests/peers/model-provider.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import * as contract from '../analyzer.contract.ts'
import { analysisMessage } from '../analyzer.rules.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
const scores = {
  viability: 6,
  strengths: ['They pay\u0000 today.'],
  challenges: [],
  recommendations: ['Ask for money.'],
}
beforeAll(async () => {
  provider = await startScriptedModel(({ stream }) => ({ text: stream ? 'Good to know.' : JSON.stringify(scores) }))
  world = await newWorld({ env: provider.settings })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})
beforeEach(() => {
  provider.requests.length = 0
})

const idea = 'Meal boxes for night-shift nurses. I interviewed 12 nurses and 9 spend 6 euros a night at a machine.'
const analyze = (member: TestMember, text: string) => member.call(contract.analyzeIdea, { body: { idea: text } })

test('a connected model’s score stands beside the same card of nine criteria as without one', async () => {
  const { body } = await analyze(await world.member(), idea)
  expect(body).toMatchObject({ viability: 6, recommendations: ['Ask for money.'] })
  expect(body.criteria).toHaveLength(9)
  expect(body.criteria.find(({ name }) => name === 'evidence')).toMatchObject({
    state: 'met',
    words: expect.stringContaining('I interviewed 12 nurses'),
  })
})

test.each([
  ['too short', 'A bakery', 'too short'],
  ['no idea', 'purple purple sandwich the moon yesterday green quickly under', 'find a business idea'],
  ['another language', 'Ich habe mit 8 Zahnärzten gesprochen und zwei würden 90 Euro im Monat zahlen.', 'Englisch'],
])('a text that can’t be scored is told so before the model is asked: %s', async (_, text, says) => {
  const { status, body } = await analyze(await world.member(), text)
  expect([status, (body as unknown as { message: string }).message]).toEqual([422, expect.stringContaining(says)])
  expect(provider.requests).toHaveLength(0)
})

test('a character that no database takes is left out, and the analysis can be brought into the chat', async () => {
  const ada = await world.member()
  const { body } = await analyze(ada, idea)
  expect(body.strengths).toEqual(['They pay today.'])
  expect((await ada.call(sendMessage, { body: { message: analysisMessage(idea, body) } })).status).toBe(200)
})
