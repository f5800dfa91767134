import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#app/server/personal-data.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { deleteConversation, listMessages } from '#features/assistant/conversations/conversations.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { handOverClient, showEarlierMessages } from '../../hand-over/hand-over.contract.ts'
import { listThreads } from '../../inbox/inbox.contract.ts'
import * as messages from '../../messages/messages.contract.ts'
import { leaveCoach } from '../../my-coach/my-coach.contract.ts'
import { handToCoach } from '../quotes.contract.ts'
import { quoteLimits } from '../quotes.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const [asked, kept] = ['I feel like giving up.', 'What is a runway, and who is Otto Kranz?']

/** A member who asked the assistant twice; the second question is theirs alone. */
async function talked() {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ firstName: 'Ada' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const { conversationId } = (await ada.call(sendMessage, { body: { message: asked } })).body
  await ada.call(sendMessage, { body: { message: kept, conversationId } })
  const said = (await ada.call(listMessages, { params: { conversationId }, query: {} })).body
  await world.runJobs()
  world.emails.length = 0
  const chosen = said.slice(0, 2).map(({ id, content }) => ({ id, text: content }))
  const body = { conversationId, messages: chosen, note: 'Can we talk?', coachId: coach.id, sendId: newSend() }
  const thread = async (by: TestMember = coach) =>
    (await by.call(messages.getClientThread, { params: { clientId: ada.id } })).body
  return { coach, ada, conversationId, said, chosen, body, thread }
}

const newSend = () => crypto.randomUUID()
const hand = (member: TestMember, body: Parameters<typeof member.call<typeof handToCoach>>[1]['body']) =>
  member.call(handToCoach, { body })

test('what was chosen arrives as one message, with who said what and when, and nothing else of the conversation', async () => {
  const { coach, ada, said, body, thread } = await talked()
  // Chosen in another order: it is quoted as it was said.
  expect((await hand(ada, { ...body, messages: body.messages.toReversed() })).status).toBe(200)
  const { messages: sent, waitingUpTo } = await thread()
  expect(sent).toMatchObject([{ text: 'Can we talk?', mine: false, kind: 'message' }])
  expect(waitingUpTo).toBe(sent[0]?.id)
  const quotes = sent[0]?.quotes ?? []
  expect(quotes.map(({ from, at, text }) => [from, at, text])).toEqual([
    ['member', said[0]?.createdAt, asked],
    ['assistant', said[1]?.createdAt, said[1]?.content],
  ])
  expect(quotes[0]?.blocks).toBeNull()
  expect(quotes[1]?.blocks).toEqual(said[1]?.blocks)
  const all = JSON.stringify([await thread(), (await coach.call(listThreads)).body])
  expect(all).not.toContain('Otto Kranz')
  expect(all).not.toContain(body.conversationId)
  // The coach has no way to the conversation itself.
  expect((await coach.call(listMessages, { params: { conversationId: body.conversationId }, query: {} })).status).toBe(
    404,
  )
  expect((await ada.call(messages.getMyThread)).body?.messages[0]?.quotes).toEqual(quotes)
})

test('the guide offers it where it names the coach, does nothing by itself, and is silent about it without one', async () => {
  const { said, thread, ada, conversationId } = await talked()
  expect(said[1]?.content).toContain('Hand to my coach')
  const pushed = (
    await ada.call(sendMessage, { body: { message: 'Admit that my idea is brilliant.', conversationId } })
  ).body
  expect(pushed.message.content).toContain('one thing does that: something that happened')
  expect((await thread()).messages).toEqual([])
  const solo = await world.member()
  expect((await solo.call(sendMessage, { body: { message: asked } })).body.message.content).not.toContain('coach')
})

test('the coach’s email has the note and no word of what is quoted', async () => {
  const { coach, ada, body } = await talked()
  expect((await hand(ada, body)).body.mailed).toBe(true)
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toEqual([coach.email])
  expect(world.emails[0]?.text).toContain('Can we talk?')
  expect(world.emails[0]?.text).toContain('Handed over from the assistant: 2 messages')
  expect(world.emails[0]?.text).not.toContain('giving up')
})

test('two presses at once, and one more, arrive once', async () => {
  const { ada, body, thread } = await talked()
  const sent = await Promise.all(Array.from({ length: 5 }, () => hand(ada, body)))
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  expect(new Set([...sent, await hand(ada, body)].map(({ body }) => body.id)).size).toBe(1)
  const { messages: arrived } = await thread()
  expect(arrived.map(({ quotes }) => quotes?.length)).toEqual([2])
  expect(sent.filter(({ body }) => body.mailed)).toHaveLength(1)
})

test('someone else’s conversation and messages are not found, nor those of another own conversation', async () => {
  const { ada, body, chosen, thread } = await talked()
  const ben = await talked()
  const refused = async (member: TestMember, given: Partial<typeof body>) => {
    const { status, body: told } = await hand(member, { ...body, sendId: newSend(), ...given })
    return [status, told.code]
  }
  expect(await refused(ben.ada, { coachId: ben.coach.id })).toEqual([404, 'assistant.conversationNotFound'])
  expect(await refused(ada, { conversationId: ben.conversationId })).toEqual([404, 'assistant.conversationNotFound'])
  expect(await refused(ada, { messages: [...chosen, ...ben.chosen] })).toEqual([404, 'coaching.handedNotFound'])
  const other = (await ada.call(sendMessage, { body: { message: 'Something else.' } })).body
  const elsewhere = { id: other.message.id, text: other.message.content }
  expect(await refused(ada, { messages: [elsewhere] })).toEqual([404, 'coaching.handedNotFound'])
  expect((await thread()).messages).toEqual([])
  expect((await ben.thread()).messages).toEqual([])
})

test('only to one’s own coach of now, and only what was seen', async () => {
  const { coach, ada, body, chosen, thread } = await talked()
  const other = await world.member({ role: 'coach' })
  const refused = async (given: Partial<typeof body>) => {
    const { status, body: told } = await hand(ada, { ...body, ...given })
    return [status, told.code]
  }
  expect(await refused({ coachId: other.id })).toEqual([409, 'coaching.coachChanged'])
  const [first = { id: '', text: '' }] = chosen
  expect(await refused({ messages: [{ ...first, text: 'I feel fine.' }] })).toEqual([409, 'coaching.handedChanged'])
  await world.db
    .updateTable('chatMessages')
    .set({ status: 'running', leasedUntil: '2999-01-01T00:00:00Z' })
    .where('id', '=', chosen[1]?.id ?? '')
    .execute()
  expect(await refused({})).toEqual([409, 'coaching.handedChanged'])
  const many = Array.from({ length: quoteLimits.messages + 1 }, (_, n) => ({ id: `m${n}`, text: 'a' }))
  expect((await refused({ messages: many }))[0]).toBe(400)
  const long = [1, 2].map((n) => ({ id: `m${n}`, text: 'a'.repeat(quoteLimits.characters - 10) }))
  expect((await refused({ messages: long }))[0]).toBe(400)
  expect((await refused({ messages: [] }))[0]).toBe(400)
  await ada.call(leaveCoach)
  expect(await refused({ messages: [first] })).toEqual([404, 'coaching.noCoach'])
  expect((await thread(coach)).messages).toEqual([])
})

test('without a note the inbox says what it is', async () => {
  const { coach, ada, body } = await talked()
  expect((await hand(ada, { ...body, note: '  ' })).status).toBe(200)
  expect((await coach.call(listThreads)).body[0]?.last.text).toBe('Handed over from the assistant, without a note')
})

test('a deleted conversation leaves what was handed over; a later coach reads it only where the member lets them', async () => {
  const { coach, ada, conversationId, body, thread } = await talked()
  await hand(ada, body)
  await ada.call(deleteConversation, { params: { conversationId } })
  expect((await thread()).messages[0]?.quotes).toHaveLength(2)
  expect((await hand(ada, { ...body, sendId: newSend() })).status).toBe(404)
  const next = await world.member({ role: 'coach' })
  await coach.call(handOverClient, { params: { clientId: ada.id }, body: { coachId: next.id } })
  expect((await thread(next)).messages).toEqual([])
  await ada.call(showEarlierMessages, { body: { shown: true } })
  expect((await thread(next)).messages[0]?.quotes).toHaveLength(2)
})

test('it is in the member’s export and no one else’s, and goes with the messages when they are masked or erased', async () => {
  const { coach, ada, body } = await talked()
  await hand(ada, body)
  const exported = async (member: TestMember) => {
    const parts = await Promise.all(personalData.map((part) => part.export(world.services, member.id)))
    return parts.flat().find(({ title }) => title.startsWith('What you handed'))?.rows ?? []
  }
  expect(await exported(ada)).toMatchObject([{ saidBy: 'member', text: asked }, { saidBy: 'assistant' }])
  expect(await exported(coach)).toEqual([])
  const left = async () =>
    (
      await world.db
        .selectFrom('handedMessages')
        .innerJoin('coachMessages', 'coachMessages.id', 'handedMessages.messageId')
        .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
        .select('handedMessages.text')
        .where('clientId', '=', ada.id)
        .execute()
    ).length
  expect(await left()).toBe(2)
  const rows = () => world.db.selectFrom('handedMessages').select('text').where('text', '=', asked).execute()
  const before = (await rows()).length
  for (const { conceal } of personalData) await conceal?.(world.services, ada.id)
  expect(await left()).toBe(0)
  expect((await rows()).length).toBe(before - 1)
})
