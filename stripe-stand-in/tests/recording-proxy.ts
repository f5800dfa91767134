import { createServer } from 'node:http'
import { parseForm } from '../api/form.ts'
import { createStandIn, type StandInOptions } from '../stand-in.ts'
import { faultsInReply, faultsInRequest, schemas } from './sdk-schemas/faults-in.ts'

const webhookSecret = 'whsec_1234567890'

/**
 * A stand-in behind a line that writes down what passes and holds it against the SDK's types. `before` runs after the
 * stand-in did what it was asked for, and before the client hears of it.
 */
export async function openRecorded(
  options: Pick<StandInOptions, 'storage' | 'now' | 'prices'>,
  before: (call: string) => Promise<void> = async () => {},
) {
  const standIn = createStandIn({ ...options, webhookSecret })
  const behind = await standIn.address()
  const seen: string[] = []
  /** What was asked or answered that the SDK's types do not allow. */
  const faults: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', behind)
    const { method = 'GET' } = request
    const form = Buffer.concat(chunks).toString()
    const headers = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value] as [string, string]] : []
    })
    const reply = await fetch(url, { method, headers, body: method === 'POST' ? form : null })
    const body = await reply.text()
    await before(`${method} ${url.pathname}`)
    seen.push(`${method} ${url.pathname} ${reply.status} ${reply.ok ? '' : body}`)
    faults.push(...faultsInCall(method, url, form, { status: reply.status, body }))
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    faults,
    /** What Stripe's own script does when a person confirms with a good card; answers the payment's id. */
    confirm: async (clientSecret: string): Promise<string> => {
      const [id = ''] = clientSecret.split('_secret_', 1)
      const card = { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123' }
      const body = new URLSearchParams({ key: 'pk_test_1234567890', client_secret: clientSecret })
      for (const [name, value] of Object.entries(card)) body.set(`payment_method_data[card][${name}]`, value)
      const reply = await fetch(new URL(`/v1/payment_intents/${id}/confirm`, behind), { method: 'POST', body })
      if (!reply.ok) throw new Error(await reply.text())
      return id
    },
    /** What a person does on the checkout page that a session names. */
    pay: async (url: string, form: Record<string, string>): Promise<void> => {
      const card = { number: '4242424242424242', expires: '12/40', cvc: '123' }
      const body = new URLSearchParams({ do: 'pay', ...card, ...form })
      const page = new URL(`/checkout${new URL(url).search}`, behind)
      const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' })
      if (reply.status !== 303) throw new Error(await reply.text())
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await standIn.stop()
    },
  }
}

/** `GET /v1/subscriptions/sub_1` is the call `GET subscriptions/:id`; the name of an action is no id. */
function faultsInCall(method: string, url: URL, form: string, { status, body }: { status: number; body: string }) {
  const [kind = '', id, ...rest] = url.pathname
    .replace('/v1/', '')
    .replace('checkout/sessions', 'checkout.sessions')
    .split('/')
  const path = [kind, ...(id === undefined ? [] : [/_|^\d/.test(id) && id !== 'create_preview' ? ':id' : id]), ...rest]
    .join('/')
    .replace('checkout.sessions', 'checkout/sessions')
  const params = parseForm(method === 'GET' ? url.search.slice(1) : form)
  const asked = `${method} ${path}` in schemas.requests.calls || Object.keys(params).length > 0
  return [
    ...(asked ? faultsInRequest(`${method} ${path}`, params) : []),
    ...(status < 400 ? faultsInReply(JSON.parse(body)) : []),
  ]
}

/** Settings of a server whose Stripe it is. */
export const stripeSettings = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_1234567890',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_QUANTUM: 'price_test_quantum',
  STRIPE_PRICE_ELITE: 'price_test_elite',
  STRIPE_API_URL: url,
})
