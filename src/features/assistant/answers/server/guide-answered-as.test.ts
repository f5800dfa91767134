import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const { conversationId, message } = await ask(ada, 'Which tools should I use to automate my admin?')
  expect(await keptOf(conversationId)).toEqual([undefined, { as: 'overview', asks: ['task'] }])
  expect(message).not.toHaveProperty('answeredAs')
  expect(JSON.stringify(await conversationsPersonalData.export(world.services, ada.id))).toContain('overview')
})

test.each([
  ['Which tools should I use to automate my admin?', 'invoices', 'Invoices, then.'],
  ['If I sell 12 at 40 and each costs me 15, what is left?', 'and with 24 instead?', '24 instead of 12'],
  ['How many hours are left?', '5 hours a week', 'weeks**'],
  ['I need 2,000 a month, how long will my savings last?', '15000', '**7.5 months**'],
  ['I had a terrible day and I feel worn out', 'what’s one thing I can do tomorrow?', 'One thing, and a small one:'],
])('“%s”, “%s”: a reply finds its question, whatever words it had', async (asked, reply, says) => {
  const ada = await world.member({ tier: 'elite' })
  const { conversationId } = await ask(ada, asked)
  await inOtherWords(conversationId)
  expect((await ask(ada, reply, conversationId)).message.content).toContain(says)
})

test('of an answer from before it was kept nothing is supposed', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { conversationId } = await ask(ada, 'Which tools should I use to automate my admin?')
  await inOtherWords(conversationId, null)
  expect((await ask(ada, 'invoices', conversationId)).message.content).not.toContain('Invoices, then.')
})

test('what only a newer version knows is unknown, and costs nothing else', () => {
  expect(readAnsweredAs('{"as":"oracle","asks":[]}')).toBeUndefined()
  expect(readAnsweredAs('{"as":"sum","asks":["cash","fortune"]}')).toEqual({ as: 'sum', asks: ['cash'] })
})
