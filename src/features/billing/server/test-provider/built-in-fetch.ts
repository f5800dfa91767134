import type { Context } from '#platform/server/context.ts'
import { answer } from './answer.ts'

type Fetch = typeof globalThis.fetch

/** Answers the official SDK's requests inside the process: nothing is opened, nothing leaves. */
export const builtInFetch =
  (ctx: () => Context): Fetch =>
  async (input, init) => {
    const url = new URL(String(input))
    const headers = new Headers(init?.headers)
    const { status, body } = await answer(ctx(), {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: typeof init?.body === 'string' ? init.body : '',
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    })
    return new Response(body, { status, headers: { 'content-type': 'application/json', 'request-id': 'req_test' } })
  }
