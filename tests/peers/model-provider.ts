import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderSettings } from '#features/assistant/models/server/provider-settings.ts'
import { noQuestions } from '#features/assistant/search/server/load-questions.ts'

/** Settings of a model provider at the address of a mock, with short timeouts if calls are not retried. */
export const modelProviderAt = (url: string, kind: ProviderSettings['kind'], maxRetries: number) => ({
  provider: {
    kind,
    baseUrl: `${url}/v1`,
    apiKey: 'sk-key-of-the-tests',
    model: 'a-model',
    timeouts: maxRetries > 0 ? patient : impatient,
    maxRetries,
  },
  questions: () => noQuestions,
})

const impatient = { firstChunk: 1500, chunk: 600, total: 8000 }
const patient = { firstChunk: 10_000, chunk: 1000, total: 15_000 }

export type AskedMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content?: string | { type: string; text?: string }[] | null
  tool_calls?: { function: { name: string } }[]
}
/** What a provider is sent: the conversation with what tools found, and the tools that it may call. */
export type Asked = {
  messages: AskedMessage[]
  tools?: { function: { name: string } }[]
  tool_choice?: unknown
  stream?: boolean
  response_format?: { type: string }
}
/** `isBroken`: the provider has an error instead of an answer. `isRefused`: it won't take such a request. */
export type Told = {
  text: string
  calls?: readonly { name: string; args: string }[]
  /** Why it ended; as OpenAI names it. */
  finish?: string
  isBroken?: boolean
  isRefused?: boolean | undefined
}

/** The text of a message. */
export const wordsOf = (message: AskedMessage | undefined): string =>
  typeof message?.content === 'string'
    ? message.content
    : (message?.content ?? []).map(({ text = '' }) => text).join('\n')

/** A provider over real HTTP that answers each request by a script, and keeps what it was sent. */
export async function startScriptedModel(script: (asked: Asked) => Told) {
  const requests: Asked[] = []
  const server = createServer(async (request, reply) => {
    const asked = JSON.parse(await bodyOf(request)) as Asked
    requests.push(asked)
    tell(reply, script(asked), asked.stream === true)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  // A TCP server that listens has a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    /** With which a server asks it. */
    settings: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'a-model' },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

function tell(
  reply: ServerResponse,
  { text, calls = [], finish = 'stop', isBroken = false, isRefused = false }: Told,
  isStream: boolean,
): void {
  if (isBroken || isRefused) {
    reply.writeHead(isRefused ? 400 : 401).end()
    return
  }
  const tool_calls = calls.map(({ name, args }, index) => ({
    ...{ index, id: `call-${index}`, type: 'function' },
    function: { name, arguments: args },
  }))
  const said = { role: 'assistant', content: text, ...(calls.length > 0 ? { tool_calls } : {}) }
  const finish_reason = calls.length > 0 ? 'tool_calls' : finish
  const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
  const whole = { id: 'answer', model: 'a-model', created: 0 }
  if (!isStream) {
    reply.writeHead(200, { 'content-type': 'application/json' })
    const choices = [{ index: 0, message: said, finish_reason }]
    reply.end(JSON.stringify({ ...whole, object: 'chat.completion', choices, usage }))
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (delta: object, finish_reason: string | null, more = {}) =>
    `data: ${JSON.stringify({ ...whole, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`
  reply.end(`${chunk(said, null)}${chunk({}, finish_reason, { usage })}data: [DONE]\n\n`)
}
