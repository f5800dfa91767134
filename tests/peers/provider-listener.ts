import { createServer } from 'node:http'
import { answer, withStore } from '#features/billing/server/test-provider/answer.ts'
import { cardOf } from '#features/billing/server/test-provider/cards.ts'
import { parseForm } from '#features/billing/server/test-provider/form.ts'
import { confirmBySecret } from '#features/billing/server/test-provider/portal.ts'
import type { Context } from '#platform/server/context.ts'
import { faultsInReply, faultsInRequest, schemas } from '../provider-schemas/faults-in.ts'

/**
 * The test provider behind a port, for clients that are not in this process: the official command line tool, another server.
 * `before` runs after the work and before the answer.
 */
export async function listenAsProvider(ctx: Context, before: (call: string) => Promise<void> = async () => {}) {
  const seen: string[] = []
  /** What was asked or answered that the SDK's types do not allow. */
  const faults: string[] = []
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
    faults.push(...faultsInCall(request.method ?? 'GET', url, Buffer.concat(chunks).toString(), { status, body }))
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** `GET /v1/subscriptions/sub_1` is the call `GET subscriptions/:id`; the name of an action is no id. */
function faultsInCall(method: string, url: URL, form: string, { status, body }: { status: number; body: string }) {
  const [kind = '', id, ...rest] = url.pathname.replace('/v1/', '').split('/')
  const path = [
    kind,
    ...(id === undefined ? [] : [/_|^\d/.test(id) && id !== 'create_preview' ? ':id' : id]),
    ...rest,
  ].join('/')
  const params = parseForm(method === 'GET' ? url.search.slice(1) : form)
  const asked = `${method} ${path}` in schemas.requests.calls || Object.keys(params).length > 0
  return [
    ...(asked ? faultsInRequest(`${method} ${path}`, params) : []),
    ...(status < 400 ? faultsInReply(JSON.parse(body)) : []),
  ]
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
