import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { noMore, toolLimits } from '#features/assistant/models/server/bounded-tools.ts'
import { startScriptedModel, wordsOf } from '#tests/peers/model-provider.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let atOnce = 1
beforeAll(async () => {
  // It calls tools for as long as it may.
  provider = await startScriptedModel(({ tool_choice }) =>
    tool_choice === 'none'
      ? { text: 'Here you are.' }
      : { text: '', calls: Array.from({ length: atOnce }, () => ({ name: 'compute', args: '{"formula":"2*3"}' })) },
  )
  const env = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `${provider.url}/v1`, AI_MODEL: 'a-model' }
  world = await newWorld({ env })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const ask = async () => {
  provider.requests.length = 0
  const ada = await world.member({ tier: 'elite' })
  return ada.call(sendMessage, { body: { message: 'What is twice three?' } })
}
const found = () => (provider.requests.at(-1)?.messages ?? []).filter(({ role }) => role === 'tool').map(wordsOf)

test('a model that would look things up forever answers in words at its last step', async () => {
  atOnce = 1
  expect((await ask()).body.message).toMatchObject({ content: 'Here you are.', status: 'done' })
  expect(provider.requests).toHaveLength(toolLimits.steps)
})

test('once an answer has used up its look-ups, tools find nothing and it answers in words', async () => {
  atOnce = toolLimits.calls + 4
  expect((await ask()).body.message.content).toBe('Here you are.')
  expect(provider.requests).toHaveLength(2)
  expect(found().filter((text) => text.includes(noMore))).toHaveLength(4)
})

test('a model that asks for far more is cut off, and costs no message of the day', async () => {
  atOnce = toolLimits.asked + 1
  expect((await ask()).status).toBe(502)
  expect(provider.requests).toHaveLength(1)
  const used = await world.db.selectFrom('assistantUsage').select('state').orderBy('id', 'desc').executeTakeFirst()
  expect(used?.state).toBe('released')
})
