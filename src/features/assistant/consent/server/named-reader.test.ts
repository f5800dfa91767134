import { afterAll, beforeAll, expect, test } from 'vitest'
import { startScriptedModel } from '#tests/peers/model-provider.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { getAssistantStatus } from '../../quota/quota.contract.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
beforeAll(async () => {
  provider = await startScriptedModel(() => ({ text: 'An answer of the model.' }))
  world = await newWorld({ env: { ...provider.settings, AI_READER: 'Example Cloud' } })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

test('behind an address inside, who is named as the reader is asked consent for, and sees no file without it', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { outside, notice } = (await ada.call(getAssistantStatus)).body
  expect(outside).toEqual({ name: 'Example Cloud', isGiven: null })
  expect(notice).toContain('Example Cloud')
  await ada.call(sendMessage, { body: { message: 'What makes a good price?' } })
  const tools = (provider.requests[0]?.tools ?? []).map(({ function: { name } }) => name)
  expect(tools).toContain('search_program')
  expect(tools).not.toContain('my_file')
})
