import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { createAssistant } from '../../server/create-assistant.ts'

const mock = new LLMock({ port: 0, latency: 1 })
let url: string
beforeAll(async () => {
  url = await mock.start()
})
afterEach(() => mock.clearRequests())
afterAll(() => mock.stop())

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
    const given = { ...world.services, ...world.services.assistant, ...modelProviderAt(url, kind, 1) }
    Object.assign(world.services.assistant, { model: createAssistant(given).model })
  })
  afterAll(() => world.close())
  const say = async (message: string) => (await world.member()).call(sendMessage, { body: { message } })

  test('a provider that stumbles is asked again, as often as the settings say', async () => {
    mock.nextRequestError(500, { message: 'secret of the provider' })
    mock.onMessage(/stumble/, { content: 'On my feet again.' })
    expect((await say('stumble once')).body.message.content).toBe('On my feet again.')
    expect(mock.getRequests()).toHaveLength(2)
  })

  test('a provider that refuses the key is asked once', async () => {
    mock.nextRequestError(401, { message: 'secret of the provider' })
    expect((await say('refuse')).status).toBe(502)
    expect(mock.getRequests()).toHaveLength(1)
  })
})
