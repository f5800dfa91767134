import { createServer } from 'node:http'
import { answer, withStore } from '#features/billing/server/test-provider/answer.ts'
import { cardOf } from '#features/billing/server/test-provider/cards.ts'
import { confirmBySecret } from '#features/billing/server/test-provider/portal.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * The test provider behind a port, for clients that are not in this process: the official command line tool, another server.
 * `before` runs after the work and before the answer.
 */
export async function listenAsProvider(ctx: Context, before: (call: string) => Promise<void> = async () => {}) {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://provider')
    const { status, body } = await answer(ctx, {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body: Buffer.concat(chunks).toString(),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    })
    await before(`${request.method} ${url.pathname}`)
    seen.push(`${request.method} ${url.pathname} ${status} ${status < 400 ? '' : body}`)
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Settings of a server whose provider it is. */
export const stripeSettings = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_1234567890',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  STRIPE_PRICE_QUANTUM: 'price_test_quantum',
  STRIPE_PRICE_ELITE: 'price_test_elite',
  STRIPE_API_URL: url,
})

/** What the provider's own script does when a person confirms with a good card. */
export const confirmAt = (ctx: Context, clientSecret: string) =>
  withStore(ctx, async (store) => {
    const card = cardOf({ number: '4242424242424242', expires: '12/40', code: '123' }, store.now)
    const { intent, decline } = await confirmBySecret(store, clientSecret, card)
    if (decline) throw decline
    return intent.id
  })
