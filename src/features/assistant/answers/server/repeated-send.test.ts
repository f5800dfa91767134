import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { deleteConversation, listMessages } from '../../conversations/conversations.contract.ts'
import { getAssistantStatus } from '../../quota/quota.contract.ts'
import { sendMessage } from '../answers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const message = 'How do I price my services?'
const say = (member: TestMember, sendId: string, conversationId?: string) =>
  member.call(sendMessage, { body: { message, sendId, conversationId } })
const messagesOf = async (member: TestMember, conversationId: string) =>
  (await member.call(listMessages, { params: { conversationId }, query: {} })).body
const conversationsOf = ({ id }: TestMember) =>
  world.db.selectFrom('conversations').select('id').where('memberId', '=', id).execute()

test('a message that is sent again under its name is there once, counts once, and gets the reply of the first', async () => {
  const ada = await world.member()
  const sendId = randomUUID()
  const first = await say(ada, sendId)
  const again = await say(ada, sendId)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  const { conversationId } = first.body
  expect(await messagesOf(ada, conversationId)).toHaveLength(2)
  expect(await conversationsOf(ada)).toHaveLength(1)
  expect((await ada.call(getAssistantStatus)).body.used).toBe(1)

  // In the conversation that it made, the same words are another send.
  expect((await say(ada, randomUUID(), conversationId)).status).toBe(200)
  expect(await messagesOf(ada, conversationId)).toHaveLength(4)
  expect((await say(ada, sendId)).body).toEqual(first.body)
})

test('sent twice at the same time it is there once, and both are told its answer', async () => {
  const ada = await world.member()
  const sendId = randomUUID()
  const replies = await Promise.all([say(ada, sendId), say(ada, sendId), say(ada, sendId)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => body.message.id)).size).toBe(1)
  expect(await conversationsOf(ada)).toHaveLength(1)
})

test('a repeat that asks for a stream is told conversation, words and end', async () => {
  const ada = await world.member()
  const sendId = randomUUID()
  const { body } = await say(ada, sendId)
  const repeat = await ada.send('POST', '/api/chat/message', { message, sendId }, { accept: 'text/event-stream' })
  const events = repeat.body.split('\n\n').map((one) => one.split('\n', 1)[0])
  expect(events.filter(Boolean)).toEqual(['event: conversation', 'event: delta', 'event: done'])
  expect(repeat.body).toContain(body.message.id)
})

test('the name of a send is its member’s own, and of a deleted conversation nothing is told', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  const sendId = randomUUID()
  const { conversationId } = (await say(ada, sendId)).body
  const bens = await say(ben, sendId)
  expect(bens.status).toBe(200)
  expect(bens.body.conversationId).not.toBe(conversationId)
  await ada.call(deleteConversation, { params: { conversationId } })
  const { status, body } = await say(ada, sendId)
  expect([status, body.code]).toEqual([404, 'assistant.conversationNotFound'])
})

test('a repeat takes no slot away from other answers', async () => {
  const ada = await world.member()
  const sendId = randomUUID()
  for (let round = 0; round < 3; round += 1) await say(ada, sendId)
  const { running } = world.services.assistant
  expect(running.takeSlot(1)).toBe(true)
  running.releaseSlot()
})
