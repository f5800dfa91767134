import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as answersContract from '../../answers/answers.contract.ts'
import * as conversationsContract from '../conversations.contract.ts'
import { safeBlocks } from './safe-blocks.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const say = async (member: TestMember, message: string) =>
  (await member.call(answersContract.sendMessage, { body: { message } })).body.conversationId
const read = async (member: TestMember, conversationId: string) =>
  (await member.call(conversationsContract.listMessages, { params: { conversationId }, query: {} })).body
const blocksIn = async (conversationId: string) =>
  (
    await world.db
      .selectFrom('chatMessages')
      .select('blocks')
      .where('conversationId', '=', conversationId)
      .orderBy('id')
      .execute()
  ).map(({ blocks }) => blocks)

test('a message is parsed when it is first read, and never again', async () => {
  const ada = await world.member()
  const id = await say(ada, '**Mine** and [a lesson](/modules)')
  const [first] = await read(ada, id)
  expect(first?.blocks).toMatchObject([{ kind: 'paragraph' }])
  const kept = JSON.stringify([{ kind: 'rule' }])
  await world.db.updateTable('chatMessages').set({ blocks: kept }).where('conversationId', '=', id).execute()
  expect((await read(ada, id)).map(({ blocks }) => blocks)).toEqual([[{ kind: 'rule' }], [{ kind: 'rule' }]])
})

test('a text that stays plain is known as such', async () => {
  const ada = await world.member()
  const id = await say(ada, `**x** ${'[a '.repeat(900)}`)
  expect((await read(ada, id))[0]?.blocks).toBeNull()
  expect((await blocksIn(id))[0]).toBe('null')
})

test('an answer that is written anew is parsed anew', async () => {
  const ada = await world.member()
  const id = await say(ada, 'How do I price my services?')
  await read(ada, id)
  await world.db
    .updateTable('chatMessages')
    .set({ status: 'failed', content: 'broken off', blocks: '[{"kind":"rule"}]' })
    .where('conversationId', '=', id)
    .where('role', '=', 'assistant')
    .execute()
  await ada.call(answersContract.retryAnswer, { params: { conversationId: id } })
  const [, answer] = await read(ada, id)
  expect(answer?.blocks).toEqual(safeBlocks(answer?.content ?? ''))
  expect(answer?.blocks?.length).toBeGreaterThan(1)
})

test.each([
  ['boxes without end', `**x** ${':::a\n'.repeat(798)}`],
  ['quotes inside quotes', `**x**\n\n${'> '.repeat(1900)}`],
  [
    'lists inside lists by indentation',
    `**x**\n\n${Array.from({ length: 80 }, (_, n) => `${' '.repeat(2 * n)}- a`).join('\n')}`.slice(0, 3999),
  ],
])('a message of %s is answered and read', async (_, message) => {
  const ada = await world.member()
  const id = await say(ada, message)
  expect((await read(ada, id))[0]?.content).toBe(message.trim())
})

test('a conversation is found by words in any case, and by signs that mean something to a database', async () => {
  const ada = await world.member()
  const id = await say(ada, 'What does 50%_off\\ mean for my Margin?')
  const find = async (search: string) =>
    (await ada.call(conversationsContract.listConversations, { query: { search } })).body.map((one) => one.id)
  expect(await find('MARGIN')).toEqual([id])
  expect(await find('50%_OFF\\')).toEqual([id])
  expect(await find('5%off')).toEqual([])
  expect(await find("''")).toEqual([])
})
