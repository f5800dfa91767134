import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/server/context.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { deleteConversation, listConversations, listMessages, restoreConversation } from '../conversations.contract.ts'
import { conversationsPersonalData } from './conversations.personal-data.ts'
import { eraseConversationJob } from './erase-conversation.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

const at = (time: string) => world.setNow(`2026-03-01T${time}Z`)
const begin = async (member: TestMember) =>
  (await member.call(sendMessage, { body: { message: 'How do I price my services?' } })).body.conversationId
const remove = (member: TestMember, conversationId: string) =>
  member.call(deleteConversation, { params: { conversationId } })
const restore = async (member: TestMember, conversationId: string) =>
  (await member.call(restoreConversation, { params: { conversationId } })).status
const ids = async (member: TestMember) => (await member.call(listConversations, { query: {} })).body.map(({ id }) => id)
const rows = async (conversationId: string) =>
  (await world.db.selectFrom('chatMessages').select('id').where('conversationId', '=', conversationId).execute()).length
const erase = (conversationId: string, deletedAt: string) =>
  eraseConversationJob.run(world.services, { conversationId, deletedAt }, AbortSignal.timeout(5000))

test('a deleted conversation is gone at once, and comes back whole when it is restored in time', async () => {
  at('12:00:00')
  const ada = await world.member()
  const id = await begin(ada)
  await remove(ada, id)
  expect(await ids(ada)).toEqual([])
  expect((await ada.call(listMessages, { params: { conversationId: id }, query: {} })).status).toBe(404)
  expect((await ada.call(sendMessage, { body: { message: 'More?', conversationId: id } })).status).toBe(404)
  expect((await remove(ada, id)).status).toBe(404)
  at('12:00:09')
  expect([await restore(ada, id), await restore(ada, id)]).toEqual([200, 200])
  expect(await ids(ada)).toEqual([id])
  expect((await ada.call(listMessages, { params: { conversationId: id }, query: {} })).body).toHaveLength(2)
})

test('after half a minute, and for anyone else, there is nothing to restore', async () => {
  at('13:00:00')
  const ada = await world.member()
  const id = await begin(ada)
  await remove(ada, id)
  expect(await restore(await world.member(), id)).toBe(404)
  at('13:00:31')
  expect(await restore(ada, id)).toBe(404)
})

test('the erasure of a deletion takes what it deleted, once or twice, and not what was restored since', async () => {
  at('14:00:00')
  const ada = await world.member()
  const id = await begin(ada)
  await remove(ada, id)
  at('14:00:05')
  await restore(ada, id)
  await erase(id, '2026-03-01T14:00:00.000Z')
  expect(await rows(id)).toBe(2)
  await remove(ada, id)
  await erase(id, '2026-03-01T14:00:00.000Z')
  expect(await rows(id)).toBe(2)
  await erase(id, '2026-03-01T14:00:05.000Z')
  await erase(id, '2026-03-01T14:00:05.000Z')
  expect([await rows(id), await restore(ada, id)]).toEqual([0, 404])
})

test('one that is restored while it is erased comes back whole', async () => {
  at('16:00:00')
  const ada = await world.member()
  const id = await begin(ada)
  await remove(ada, id)
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const restoring = transaction(world.services, async ({ db }) => {
    await db.updateTable('conversations').set({ deletedAt: null }).where('id', '=', id).execute()
    done.resolve()
    await release.promise
  })
  await done.promise
  const erasing = erase(id, '2026-03-01T16:00:00.000Z')
  await new Promise((passed) => setTimeout(passed, 300))
  release.resolve()
  await Promise.all([restoring, erasing])
  expect([await ids(ada), await rows(id)]).toEqual([[id], 2])
})

test('what was deleted is in no export', async () => {
  at('15:00:00')
  const ada = await world.member()
  const id = await begin(ada)
  const exported = () => conversationsPersonalData.export(world.services, ada.id)
  expect(await exported()).toHaveLength(1)
  await remove(ada, id)
  expect(await exported()).toEqual([])
})
