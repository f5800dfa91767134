import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { getAssistantStatus } from '../quota.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ env: { AI_MESSAGES_PER_DAY: 'starter=1' } })
})
afterAll(() => world.close())

const say = (member: TestMember, message: string) => member.call(sendMessage, { body: { message } })
const used = async (member: TestMember) => (await member.call(getAssistantStatus)).body.used

test('whose life is in question is answered though no message is left, and nothing is counted', async () => {
  const mia = await world.member()
  expect((await say(mia, 'How do I price my services?')).status).toBe(200)
  expect((await say(mia, 'And how do I raise it?')).body.code).toBe('assistant.quotaSpent')
  const { status, body } = await say(mia, 'I can’t do this anymore, I want to kill myself')
  expect([status, await used(mia)]).toEqual([200, 1])
  expect(body.message.content).toContain('988')
  expect((await say(mia, 'And how do I raise it?')).status).toBe(429)
})

test('so it is while the assistant is off, and no connected model is asked', async () => {
  const mia = await world.member()
  const { assistant } = world.services
  const { limits, model } = assistant
  const asked = () => {
    throw new Error('was asked')
  }
  Object.assign(assistant, {
    limits: { ...limits, answers: false },
    model: { ...model, provider: 'openai-compatible', answer: asked },
  })
  const off = await say(mia, 'How do I price my services?')
  const answered = await say(mia, 'I want to kill myself')
  Object.assign(assistant, { limits, model })
  expect([off.status, answered.status, await used(mia)]).toEqual([503, 200, 0])
  expect(answered.body.message.content).toContain('988')
})
