import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A model provider whose answer is told piece by piece, when the test says so. */
export async function startPacedModel() {
  let answer: ServerResponse | undefined
  const server = createServer((request, reply) => {
    request.resume()
    request.once('end', () => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      answer = reply
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  // A TCP server that listens has a port.
  const { port } = server.address() as AddressInfo

  async function asked(): Promise<ServerResponse> {
    for (let tries = 0; !answer; tries += 1) {
      // Half a minute: a page and three servers share a busy machine.
      if (tries === 1200) throw new Error('It was never asked')
      await wait(25)
    }
    return answer
  }
  const choice = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ id: 'answer', object: 'chat.completion.chunk', model: 'a-model', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

  return {
    settings: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'sk-key-of-the-tests',
      AI_MODEL: 'a-model',
    },
    say: async (text: string) => void (await asked()).write(choice({ role: 'assistant', content: text })),
    /** The next question is answered anew. */
    end: async () => {
      ;(await asked()).end(`${choice({}, 'stop')}data: [DONE]\n\n`)
      answer = undefined
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
