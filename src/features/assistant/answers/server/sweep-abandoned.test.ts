import { afterEach, beforeEach, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import type { ChatModel } from '../../models/server/chat-model.ts'
import * as quotaContract from '../../quota/quota.contract.ts'
import * as answersContract from '../answers.contract.ts'
import { sweepAbandoned } from './sweep-abandoned.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

/** A connected model that says one word and then nothing until it is aborted. */
function talker() {
  const begun = Promise.withResolvers<void>()
  const model: ChatModel = {
    provider: 'openai-compatible',
    name: 'a-model',
    isHere: () => false,
    answer: async function* (_, signal) {
      yield 'Well,'
      begun.resolve()
      await new Promise((done) => signal.addEventListener('abort', done))
      return undefined
    },
  }
  Object.assign(world.services.assistant, { model })
  return begun.promise
}

const usedBy = async (member: TestMember) => (await member.call(quotaContract.getAssistantStatus)).body.used
const states = async () => [
  ...(await world.db.selectFrom('assistantUsage').select('state').execute()).map(({ state }) => state),
  ...(await world.db.selectFrom('chatMessages').select('status').where('role', '=', 'assistant').execute()).map(
    ({ status }) => status,
  ),
]

test('an answer under way when the process ends has failed, and is given back', async () => {
  const ada = await world.member()
  const begun = talker()
  const answer = ada.call(answersContract.sendMessage, { body: { message: 'hello' } })
  await begun
  await world.services.assistant.running.endAll(0)
  expect([(await answer).status, await usedBy(ada), await states()]).toEqual([502, 0, ['released', 'failed']])
  const month = await world.db.selectFrom('assistantMonths').selectAll().executeTakeFirstOrThrow()
  expect(Number(month.tokens)).toBeGreaterThan(50)
})

test('what was said so far is kept while an answer goes on', async () => {
  const ada = await world.member()
  const begun = talker()
  const answer = ada.call(answersContract.sendMessage, { body: { message: 'hello' } })
  await begun
  const saved = () =>
    world.db.selectFrom('chatMessages').select(['content', 'status']).where('role', '=', 'assistant').execute()
  await expect.poll(saved, { timeout: 20_000 }).toEqual([{ content: 'Well,', status: 'running' }])
  await world.services.assistant.running.endAll(0)
  await answer
})

test('what a process that crashed had reserved is given back, and its answer has failed', async () => {
  const ada = await world.member()
  await ada.call(answersContract.sendMessage, { body: { message: 'hello' } })
  await world.db.updateTable('assistantUsage').set({ state: 'reserved' }).execute()
  const over = iso(machineNow().subtract({ minutes: 11 }))
  await world.db
    .updateTable('chatMessages')
    .set({ status: 'running', leasedUntil: over })
    .where('role', '=', 'assistant')
    .execute()
  await sweepAbandoned(world.services)
  expect([await usedBy(ada), await states()]).toEqual([1, ['reserved', 'failed']])
  world.setNow('2026-03-02T12:11:00Z')
  expect(await usedBy(ada)).toBe(0)
  await sweepAbandoned(world.services)
  expect(await states()).toEqual(['released', 'failed'])
})
