import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as conversationsContract from '../../conversations/conversations.contract.ts'
import * as answersContract from '../answers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const say = (member: TestMember, message: string, conversationId?: string) =>
  member.call(answersContract.sendMessage, { body: { message, conversationId } })
const listen = async (member: TestMember, message: string, conversationId?: string) => {
  const { body } = await member.send(
    'POST',
    '/api/chat/message',
    { message, conversationId },
    { accept: 'text/event-stream' },
  )
  return events(body)
}
const events = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((one) => {
      const [, event = '', data = 'null'] = /^event: (\S+)\ndata: (.*)$/s.exec(one) ?? []
      return { event, data: JSON.parse(data) }
    })

test('a message begins a conversation, is answered from the program, and both are kept', async () => {
  const ada = await world.member()
  const { status, body } = await say(ada, 'How long will my savings last before the money runs out?')
  expect(status).toBe(200)
  expect(body.message).toMatchObject({ role: 'assistant', status: 'done' })
  expect(body.message.content).toContain('/modules/foundation-01-founder-baseline/submodules/foundation-01-runway')
  const { conversationId } = body
  const [conversation] = (await ada.call(conversationsContract.listConversations, { query: {} })).body
  expect(conversation).toMatchObject({
    id: conversationId,
    title: 'How long will my savings last before the money runs out?',
  })
  const messages = (await ada.call(conversationsContract.listMessages, { params: { conversationId }, query: {} })).body
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(messages[1]?.content).toBe(body.message.content)
})

onOneEngine('a stream tells the conversation, the pieces and the end, and the pieces are the answer', async () => {
  const ada = await world.member()
  const told = await listen(ada, 'How do I price my services?')
  expect([told[0]?.event, told.at(-1)?.event]).toEqual(['conversation', 'done'])
  const pieces = told.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.join('')).toBe(told.at(-1)?.data.message.content)
})

test('the answer is written to its end though nobody waits for it, and can be followed meanwhile', async () => {
  const ada = await world.member()
  const sent = say(ada, 'Help me create a business plan')
  const id = await runningConversation(ada)
  const followed = events((await ada.send('GET', `/api/chat/conversations/${id}/stream`)).body)
  const { body } = await sent
  expect(
    followed
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join(''),
  ).toBe(body.message.content)
  expect((await ada.send('GET', `/api/chat/conversations/${id}/stream`)).statusCode).toBe(204)
})

test('while an answer runs a second send is refused; stop ends it and keeps what was written', async () => {
  const ada = await world.member()
  const sent = say(ada, 'What automation tools should I use?')
  const conversationId = await runningConversation(ada)
  const second = await say(ada, 'And another thing', conversationId)
  expect([second.status, second.body.code]).toEqual([409, 'assistant.answering'])
  expect((await ada.call(answersContract.stopAnswer, { params: { conversationId } })).body).toEqual({ success: true })
  expect((await sent).body.message.status).toBe('stopped')
  const again = await ada.call(answersContract.retryAnswer, { params: { conversationId } })
  expect(again.body.message.status).toBe('done')
  const none = await ada.call(answersContract.retryAnswer, { params: { conversationId } })
  expect([none.status, none.body.code]).toEqual([409, 'assistant.nothingToRetry'])
})

async function runningConversation(member: TestMember): Promise<string> {
  for (;;) {
    const [first] = (await member.call(conversationsContract.listConversations, { query: {} })).body
    if (first && world.services.assistant.running.find(first.id)) return first.id
    await new Promise((done) => setTimeout(done, 5))
  }
}

test('an answer whose process died counts as failed and can be asked for again', async () => {
  const ada = await world.member()
  const { conversationId, message } = (await say(ada, 'How do I price my services?')).body
  await world.db
    .updateTable('chatMessages')
    .set({ status: 'running', content: 'Half an', leasedUntil: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', message.id)
    .execute()
  const [, half] = (await ada.call(conversationsContract.listMessages, { params: { conversationId }, query: {} })).body
  expect([half?.status, half?.content]).toEqual(['failed', 'Half an'])
  expect((await ada.call(answersContract.retryAnswer, { params: { conversationId } })).body.message.status).toBe('done')
})

test.each(['Übung', 'übung', 'ÜBUNG', 'GRÜNDER', 'meister'])('a search for %s finds it in any case', async (search) => {
  const ada = await world.member()
  const { conversationId } = (await say(ada, 'ÜBUNG für Gründer: Übung macht den Meister')).body
  const found = (await ada.call(conversationsContract.listConversations, { query: { search } })).body
  expect(found.map(({ id }) => id)).toEqual([conversationId])
})

test('conversations are renamed, searched by title and message, and deleted', async () => {
  const ada = await world.member()
  const { conversationId } = (await say(ada, 'Where does 100% of my time go?')).body
  await say(ada, 'hello')
  const search = async (words: string) =>
    (await ada.call(conversationsContract.listConversations, { query: { search: words } })).body.map(({ id }) => id)
  expect(await search('100% of')).toEqual([conversationId])
  expect(await search('1_0')).toEqual([])
  const renamed = await ada.call(conversationsContract.renameConversation, {
    params: { conversationId },
    body: { title: ' Hours ' },
  })
  expect(renamed.body.title).toBe('Hours')
  expect(await search('hours')).toContain(conversationId)
  expect((await ada.call(conversationsContract.deleteConversation, { params: { conversationId } })).body).toEqual({
    success: true,
  })
  expect((await ada.call(conversationsContract.listConversations, { query: {} })).body).toHaveLength(1)
})

test("somebody else's conversation does not exist, whatever is asked of it", async () => {
  const ada = await world.member()
  const eve = await world.member()
  const { conversationId } = (await say(ada, 'hello')).body
  const path = `/api/chat/conversations/${conversationId}`
  const asked = [
    eve.send('GET', `${path}/messages`),
    eve.send('GET', `${path}/stream`),
    eve.send('POST', `${path}/stop`),
    eve.send('POST', `${path}/retry`),
    eve.send('PATCH', path, { title: 'Mine' }),
    eve.send('DELETE', path),
    eve.send('POST', '/api/chat/message', { conversationId, message: 'hello' }),
  ]
  for (const answer of await Promise.all(asked))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'assistant.conversationNotFound'])
  expect((await eve.call(conversationsContract.listConversations, { query: { before: conversationId } })).body).toEqual(
    [],
  )
})

describe('malformed bodies are told what is wrong', () => {
  onOneEngine.each([
    [{}],
    [{ message: '  ' }],
    [{ message: 'x'.repeat(4001) }],
    [{ message: 'x', title: 'x'.repeat(121) }],
    [{ message: ['x'] }],
    [{ message: { role: 'system' } }],
  ])('%o', async (body) => {
    const ada = await world.member()
    expect((await ada.send('POST', '/api/chat/message', body)).statusCode).toBe(400)
  })
})

onOneEngine('a tier too low is quoted nothing of what it does not open', async () => {
  const ada = await world.member()
  const question = 'How do I raise the price for customers who pay already?'
  const low = (await say(ada, question)).body.message.content
  expect(low).not.toContain('growth-05')
  expect(low).toContain('[Upgrade to Quantum](/pricing)')
  const quinn = await world.member({ tier: 'quantum' })
  expect((await say(quinn, question)).body.message.content).toContain('growth-05-price-rise')
})

onOneEngine('what the program does not speak of is said to be not in it', async () => {
  const ada = await world.member()
  const { content } = (await say(ada, 'Which vaccines does my dog require for a flight to Iceland?')).body.message
  expect(content).toContain('not in the program')
  expect(content).not.toContain('> ')
})

onOneEngine('a coach is given titles in place of links to pages that are not theirs', async () => {
  const coach = await world.member({ role: 'coach' })
  const { content } = (await say(coach, 'How long will the savings last?')).body.message
  expect(content).not.toContain('](/modules')
})
