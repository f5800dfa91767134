import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer, type StandInState } from './api/answer.ts'
import { answerPage } from './pages/pages.ts'

export type Reply = { status: number; type: string; body: string; headers?: Readonly<Record<string, string>> }

const longestBody = 1_000_000

/** `/v1/…` is the API, everything else a page for people or what such a page loads. */
export async function respond(state: StandInState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { status, type, body, headers } = await replyTo(state, request)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
  } catch (error) {
    // Stripe's own servers fail in this shape, and clients try again.
    const message = error instanceof Error ? error.message : String(error)
    response.writeHead(500, { 'content-type': json }).end(JSON.stringify({ error: { type: 'api_error', message } }))
  }
}

const json = 'application/json'

async function replyTo(state: StandInState, request: IncomingMessage): Promise<Reply> {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const body = await bodyOf(request)
  if (!url.pathname.startsWith('/v1/')) return answerPage(state, { method, url, body, accept: headers.accept ?? '' })
  const reply = await answer(state, {
    method,
    path: url.pathname,
    query: url.search.slice(1),
    body,
    authorization: headers.authorization,
    idempotencyKey: headers['idempotency-key']?.toString(),
  })
  return { ...reply, type: json, headers: { 'request-id': 'req_stand_in' } }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > longestBody) throw new Error('The request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
