import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { listConversations, listMessages } from '../../conversations/conversations.contract.ts'
import type { ChatModel } from '../../models/server/chat-model.ts'
import { getAssistantStatus } from '../../quota/quota.contract.ts'
import { retryAnswer, sendMessage } from '../answers.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const question = { body: { message: 'How do I price my services?' } }
const states = async () =>
  (await world.db.selectFrom('assistantUsage').select('state').execute()).map(({ state }) => state)

/** The database refuses the writes of a member, from the second on, so many times. */
function failing(times: number) {
  const { raiseVersion } = world.services
  let asked = 0
  Object.assign(world.services, {
    raiseVersion: (...given: Parameters<typeof raiseVersion>) => {
      asked += 1
      return asked > 1 && asked <= 1 + times ? Promise.reject(new Error('away')) : raiseVersion(...given)
    },
  })
}

test('an answer that can’t be saved for a moment is saved then, and counts once', async () => {
  const ada = await world.member()
  failing(1)
  const { status, body } = await ada.call(sendMessage, question)
  expect([status, body.message.status]).toEqual([200, 'done'])
  expect(body.message.content.length).toBeGreaterThan(100)
  expect(await states()).toEqual(['settled'])
})

test('one that can’t be saved has failed at once, costs nothing and can be tried again', async () => {
  const ada = await world.member()
  failing(4)
  expect((await ada.call(sendMessage, question)).status).toBe(502)
  expect(await states()).toEqual(['released'])
  expect((await ada.call(getAssistantStatus)).body.used).toBe(0)
  const [talk] = (await ada.call(listConversations, { query: {} })).body
  const params = { conversationId: talk?.id ?? '' }
  expect((await ada.call(listMessages, { params, query: {} })).body.at(-1)?.status).toBe('failed')
  expect((await ada.call(retryAnswer, { params })).status).toBe(200)
})

test('an answer whose lease ran out doesn’t write over the one that took its place', async () => {
  const late = Promise.withResolvers<void>()
  let begun = 0
  const model: ChatModel = {
    provider: 'openai-compatible',
    name: 'a-model',
    isHere: () => false,
    answer: async function* () {
      begun += 1
      const isFirst = begun === 1
      if (isFirst) await late.promise
      yield isFirst ? 'The late answer.' : 'The answer in its place.'
      return { status: 'done', inputTokens: 10, outputTokens: 20 }
    },
  }
  Object.assign(world.services.assistant, { model })
  const ada = await world.member()
  const first = ada.call(sendMessage, question)
  const conversationId = await vi.waitFor(async () => {
    const [talk] = (await ada.call(listConversations, { query: {} })).body
    if (!talk) throw new Error('It hasn’t begun.')
    return talk.id
  })
  await world.db
    .updateTable('chatMessages')
    .set({ status: 'failed', leasedUntil: null })
    .where('role', '=', 'assistant')
    .execute()
  const again = await ada.call(retryAnswer, { params: { conversationId } })
  expect(again.body.message.content).toBe('The answer in its place.')
  late.resolve()
  expect((await first).status).toBe(502)
  const messages = (await ada.call(listMessages, { params: { conversationId }, query: {} })).body
  expect(messages.at(-1)).toMatchObject({ content: 'The answer in its place.', status: 'done' })
  expect((await states()).sort()).toEqual(['released', 'settled'])
})
