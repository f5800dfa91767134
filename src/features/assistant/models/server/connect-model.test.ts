import { expect, test, vi } from 'vitest'
import { connectModel } from './connect-model.ts'

/** The body that a provider at this address is sent. */
async function sentTo(baseUrl: string) {
  const bodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return new Response('', { status: 401 })
  })
  const settings = { kind: 'openai-compatible' as const, baseUrl, apiKey: 'sk-key-of-the-tests', model: 'a-model' }
  const timeouts = { firstChunk: 1000, chunk: 1000, total: 1000 }
  const { ai, languageModel } = await connectModel({ ...settings, timeouts, maxRetries: 0 })()
  await ai
    .generateText({ model: languageModel, prompt: 'Hello', maxOutputTokens: 900, maxRetries: 0 })
    .catch(() => undefined)
  return bodies[0]
}

test.each(['https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])(
  'at %s the length is limited by the name that newer models take, with room to think',
  async (baseUrl) => {
    const body = await sentTo(baseUrl)
    expect(body).toMatchObject({ model: 'a-model', max_completion_tokens: 4900 })
    expect(body).not.toHaveProperty('max_tokens')
  },
)

test.each(['http://localhost:11434/v1', 'https://api.openai.com.models.example/v1'])(
  'at %s by the name that all know',
  async (baseUrl) => {
    const body = await sentTo(baseUrl)
    expect(body).toMatchObject({ max_tokens: 900 })
    expect(body).not.toHaveProperty('max_completion_tokens')
  },
)
