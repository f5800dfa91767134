import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { noMore, toolLimits } from '#features/assistant/models/server/bounded-tools.ts'
import { startScriptedModel, wordsOf } from '#tests/peers/model-provider.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let atOnce = 1
let [isBroken, wantsTools] = [false, false]
beforeAll(async () => {
  // It calls tools for as long as it has any, whatever it is told of them.
  provider = await startScriptedModel(({ tools, messages }) =>
    tools === undefined && !(wantsTools && messages.some(({ role }) => role === 'tool'))
      ? { text: 'Here you are.' }
      : {
          isRefused: tools === undefined,
          isBroken: isBroken && messages.some(({ role }) => role === 'tool'),
          text: '',
          calls: Array.from({ length: atOnce }, () => ({ name: 'compute', args: '{"formula":"2*3"}' })),
        },
  )
  world = await newWorld({ env: provider.settings })
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

test('one that refuses a talk with tools in it that names none is asked anew without them, and keeps its tools', async () => {
  atOnce = 1
  wantsTools = true
  expect((await ask()).body.message).toMatchObject({ content: 'Here you are.', status: 'done' })
  wantsTools = false
  const isAskedWithTools = () => provider.requests.map(({ tools }) => tools !== undefined)
  expect(isAskedWithTools()).toEqual([...Array.from({ length: toolLimits.steps - 1 }, () => true), false, false])
  await ask()
  expect(isAskedWithTools()[0]).toBe(true)
})

test('an answer that breaks off in its second step has used its first, and is given back', async () => {
  const month = async () =>
    Number((await world.db.selectFrom('assistantMonths').select('tokens').executeTakeFirst())?.tokens)
  const before = await month()
  atOnce = 1
  isBroken = true
  expect((await ask()).status).toBe(502)
  isBroken = false
  expect(provider.requests).toHaveLength(2)
  const columns = ['state', 'inputTokens', 'outputTokens'] as const
  const used = await world.db.selectFrom('assistantUsage').select(columns).orderBy('id', 'desc').executeTakeFirst()
  expect(used).toEqual({ state: 'released', inputTokens: 10, outputTokens: 10 })
  expect((await month()) - before).toBe(20)
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
