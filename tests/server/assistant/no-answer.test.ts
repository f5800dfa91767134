import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { getAssistantStatus } from '#features/assistant/quota/quota.contract.ts'
import { startScriptedModel, wordsOf } from '#tests/peers/model-provider.ts'
import { newWorld, type World } from '#tests/world/world.ts'

type Told = ReturnType<Parameters<typeof startScriptedModel>[0]>

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let told: Told
beforeAll(async () => {
  provider = await startScriptedModel(({ messages }) =>
    messages.some(({ role }) => role === 'tool') ? { text: 'Here you are.' } : told,
  )
  world = await newWorld({ env: provider.settings })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const ask = async (answer: Told) => {
  told = answer
  provider.requests.length = 0
  const ada = await world.member()
  const { status, body } = await ada.call(sendMessage, { body: { message: 'What makes a good price?' } })
  return { status, message: body.message, used: (await ada.call(getAssistantStatus)).body.used }
}

test('an answer without a word failed, and costs no message', async () => {
  expect(await ask({ text: ' \n' })).toMatchObject({ status: 502, used: 0 })
})

test('one that a filter stopped is not whole', async () => {
  expect((await ask({ text: 'Half of', finish: 'content_filter' })).message).toMatchObject({ status: 'truncated' })
})

test('a character that no database takes is left out', async () => {
  expect((await ask({ text: 'one\u0000two' })).message).toMatchObject({ status: 'done', content: 'onetwo' })
})

test('what makes a page good is told where its lesson is open', async () => {
  const found = async (page: string) => {
    await ask({ text: '', calls: [{ name: 'page_rules', args: JSON.stringify({ page }) }] })
    return (provider.requests.at(-1)?.messages ?? [])
      .filter(({ role }) => role === 'tool')
      .map(wordsOf)
      .join()
  }
  expect(await found('What the business is for')).toContain('longer than 25 words')
  const [page] = [...world.services.worksheets.pageById.values()].filter(({ id }) => id === 'exit-timeline')
  const rules = (page?.good ?? []).map(({ says }) => says)
  expect(rules.length).toBeGreaterThan(0)
  const shut = await found(page?.title ?? '')
  for (const rule of rules) expect(shut).not.toContain(rule)
  expect(JSON.parse(shut)).toMatchObject({
    title: page?.title,
    opensWith: expect.stringMatching(/^(?:Quantum|Elite)$/),
  })
})
