import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { conversationsPersonalData } from '../../conversations/server/conversations.personal-data.ts'
import { readAnsweredAs } from '../../guide/server/said/answered-as.ts'
import { sendMessage } from '../answers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const keptOf = async (conversationId: string) => {
  const rows = await world.db
    .selectFrom('chatMessages')
    .select(['role', 'answeredAs'])
    .where('conversationId', '=', conversationId)
    .orderBy('id')
    .execute()
  return rows.map(({ answeredAs }) => readAnsweredAs(answeredAs))
}
const ask = async (member: TestMember, message: string, conversationId?: string) =>
  (await member.call(sendMessage, { body: { message, conversationId } })).body

/** As if the guide’s sentences had been others when it answered. */
const inOtherWords = (conversationId: string, answeredAs?: null) =>
  world.db
    .updateTable('chatMessages')
    .set({ content: 'Tell me three things about it.', ...(answeredAs === null ? { answeredAs } : {}) })
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'assistant')
    .execute()

test('as what it answered and what it asked back is kept with the answer, and with nothing else', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { conversationId, message } = await ask(ada, 'What should I charge for my photography?')
  expect(await keptOf(conversationId)).toEqual([undefined, { as: 'overview', asks: ['price'] }])
  expect(message).not.toHaveProperty('answeredAs')
  expect(JSON.stringify(await conversationsPersonalData.export(world.services, ada.id))).toContain('overview')
})

test.each([
  ['What should I charge for my photography?', 'I sell 12 a year and want $60,000', '**$5,000**'],
  ['How do I get more customers?', '40 people, 6 replied', '6 of 40 replied'],
  ['how much work is left?', '5 hours a week', '= **'],
  ['I need 2,000 a month, how long will my savings last?', '15000', '**7.5 months**'],
  ['I am so tired, I cannot do this anymore', 'what’s one thing I can do tomorrow?', 'One thing, and a small one:'],
])('“%s”, “%s”: a reply finds its question, whatever words it had', async (asked, reply, says) => {
  const ada = await world.member({ tier: 'elite' })
  const { conversationId } = await ask(ada, asked)
  await inOtherWords(conversationId)
  expect((await ask(ada, reply, conversationId)).message.content).toContain(says)
})

test('of an answer from before it was kept nothing is supposed', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { conversationId } = await ask(ada, 'What should I charge for my photography?')
  await inOtherWords(conversationId, null)
  const { content } = (await ask(ada, 'I sell 12 a year and want $60,000', conversationId)).message
  expect(content).not.toContain('**$5,000**')
})

test('a sum that is asked for in other words of it stays a sum to change', async () => {
  const ada = await world.member({ tier: 'elite' })
  const answers = await converse(ada, 'If I sell 12 at 40, what do I make?', 'shorter', 'and with 15?')
  expect(answers.at(-1)).toContain('**600')
})

test('what only a newer version knows is unknown, and costs nothing else', () => {
  expect(readAnsweredAs('{"as":"oracle","asks":[]}')).toBeUndefined()
  expect(readAnsweredAs('{"as":"sum","asks":["cash","fortune"]}')).toEqual({ as: 'sum', asks: ['cash'] })
})
