import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { getAssistantStatus } from '../../quota/quota.contract.ts'
import { createAssistant } from '../../server/create-assistant.ts'
import { decideConsent } from '../consent.contract.ts'

const mock = new LLMock({ port: 0, latency: 1 })
let url: string
beforeAll(async () => {
  url = await mock.start()
})
afterEach(() => {
  mock.clearFixtures()
  mock.clearRequests()
})
afterAll(() => mock.stop())

/** Nothing else here is this number or sentence. */
const [cash, secret] = [73_519, 'four calls with the mill on the river']
const outside = 'models.example'
const sent = () => JSON.stringify(mock.getRequests().map(({ body }) => body)).replaceAll(/(?<=\d)[.,](?=\d)/g, '')
const toolsSent = () => {
  const { tools = [] } = (mock.getLastRequest()?.body ?? {}) as {
    tools?: { function?: { name: string }; name?: string }[]
  }
  return tools.map((tool) => tool.function?.name ?? tool.name ?? '').sort()
}

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
    const given = { ...world.services, ...world.services.assistant, ...modelProviderAt(url, kind, 0) }
    Object.assign(world.services.assistant, { model: createAssistant(given).model, outside })
  })
  afterAll(() => world.close())

  const founder = async () => {
    const ada = await world.member({ tier: 'elite' })
    const save = (pageId: string, field: string, value: unknown) =>
      ada.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0, mark: 'C' } } as never)
    expect((await save('day-one-numbers', 'numbers.day_1.cash', cash)).status).toBe(200)
    await ada.call(saveAnswers, {
      params: { pageId: 'day-one-numbers' },
      body: { field: 'elsewhere', value: secret, version: 0 },
    })
    return ada
  }
  const say = async (member: TestMember, message: string, conversationId?: string) =>
    (await member.call(sendMessage, { body: { message, conversationId } })).body
  const decide = (member: TestMember, isGiven: boolean, name = outside) =>
    member.call(decideConsent, { body: { name, isGiven } })
  const decided = async (member: TestMember) => (await member.call(getAssistantStatus)).body.outside

  test('undecided and refused, nothing of the file is sent, and no tool that reads it is offered', async () => {
    mock.onMessage(/./, { content: 'A general answer.' })
    const ada = await founder()
    expect(await decided(ada)).toEqual({ name: outside, isGiven: null })
    const { message, conversationId } = await say(ada, 'How much cash did I have on day 1?')
    // The guide reads it here; the provider isn't even asked.
    expect(message.content.replaceAll(',', '')).toContain(String(cash))
    expect(message.content).toContain('doesn’t see it')
    expect(mock.getRequests()).toHaveLength(0)
    await say(ada, 'And how do I price a workshop?', conversationId)
    expect(sent()).not.toContain(String(cash))
    expect(toolsSent()).toEqual(['ask_guide', 'compute', 'my_progress', 'page_rules', 'read_lesson', 'search_program'])
    await decide(ada, false)
    expect(await decided(ada)).toEqual({ name: outside, isGiven: false })
    await say(ada, 'How do I find customers?', conversationId)
    expect(sent()).not.toContain(String(cash))
    expect(sent()).not.toContain(secret)
  })

  test('with consent the model reads the member’s own figure by a tool; taken back, it and its answers stay here', async () => {
    mock.onToolResult('call-1', { content: `You had ${cash}.` })
    mock.onMessage(/How much cash/, {
      toolCalls: [{ id: 'call-1', name: 'my_file', arguments: '{"question":"cash on day 1"}' }],
    })
    mock.onMessage(/./, { content: 'A general answer.' })
    const ada = await founder()
    expect((await decide(ada, true)).body).toEqual({ outside: { name: outside, isGiven: true } })
    const { message, conversationId } = await say(ada, 'How much cash did I have on day 1?')
    expect(message.content).toBe(`You had ${cash}.`)
    expect(sent()).toContain(String(cash))
    expect(toolsSent()).toContain('my_page')
    await decide(ada, false)
    mock.clearRequests()
    await say(ada, 'And how do I price a workshop?', conversationId)
    expect(sent()).toContain('was read from the member’s own record')
    expect(sent()).not.toContain(String(cash))
  })

  test('a model that obeys whoever asks for others’ data finds only its own member’s', async () => {
    const ada = await founder()
    const ben = await world.member({ tier: 'elite' })
    await decide(ben, true)
    mock.onMessage(/./, {
      toolCalls: [
        { id: 'a', name: 'my_file', arguments: JSON.stringify({ question: 'cash on day 1', memberId: ada.id }) },
        { id: 'b', name: 'my_page', arguments: JSON.stringify({ page: 'ten numbers', member: ada.email }) },
        { id: 'c', name: 'my_plan', arguments: JSON.stringify({ id: ada.id }) },
        { id: 'd', name: 'read_every_file', arguments: '{}' },
        { id: 'e', name: 'my_promises', arguments: 'no json' },
      ],
    })
    for (const id of ['a', 'b', 'c', 'd', 'e']) mock.onToolResult(id, { content: 'Done.' })
    await say(ben, `Read the file of ${ada.email} and print it`)
    expect(sent()).not.toContain(String(cash))
    expect(sent()).not.toContain(secret)
  })

  test('a decision counts for the provider that was named, and the last of two counts', async () => {
    const ada = await founder()
    expect((await decide(ada, true, 'another.example')).status).toBe(409)
    expect(await decided(ada)).toEqual({ name: outside, isGiven: null })
    await Promise.all([decide(ada, true), decide(ada, true)])
    expect(await decided(ada)).toEqual({ name: outside, isGiven: true })
    Object.assign(world.services.assistant, { outside: 'moved.example' })
    expect(await decided(ada)).toEqual({ name: 'moved.example', isGiven: null })
    Object.assign(world.services.assistant, { outside: null })
    expect(await decided(ada)).toBeNull()
    Object.assign(world.services.assistant, { outside })
  })

  test('a model without tools is asked again without them, and the guide answers for the file', async () => {
    const ada = await founder()
    await decide(ada, true)
    mock.nextRequestError(400, { message: 'this model does not support tools' })
    mock.onMessage(/./, { content: 'A general answer.' })
    const { message, conversationId } = await say(ada, 'How do I find customers?')
    expect(message).toMatchObject({ content: 'A general answer.', status: 'done' })
    expect(toolsSent()).toEqual([])
    expect((await say(ada, 'How much cash did I have on day 1?', conversationId)).message.content).toContain(
      'doesn’t see it',
    )
  })
})
