import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { customerOf, payingMember, priceOf, providerFetch, sendEvent, testCard } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import * as checkoutContract from '../../checkout/checkout.contract.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from './reconcile.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

type Fault = (url: string, method: string, go: () => Promise<Response>, key: string) => Promise<Response>

/** The official client over a line that `fault` sits on. */
function faulty(fault: Fault, settings: { timeout?: number; maxNetworkRetries?: number } = {}) {
  const real = providerFetch(world)
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) => {
    const go = () => real(input, init)
    init?.signal?.throwIfAborted()
    const aborted = new Promise<Response>((_, refuse) =>
      init?.signal?.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError'))),
    )
    const key = new Headers(init?.headers).get('idempotency-key') ?? ''
    return Promise.race([fault(String(input), init?.method ?? 'GET', go, key), aborted])
  })
  const stripe = new Stripe('sk_test_x', { httpClient, telemetry: false, maxNetworkRetries: 0, ...settings })
  world.services.payments = { ...world.services.payments, stripe: async () => stripe }
}

const mend = () => faulty((_, __, go) => go())
const answerOf = (status: number, type: string, more = {}) =>
  new Response(JSON.stringify({ error: { type, message: 'sk_live_secret of the provider', ...more } }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

test.each<[string, Fault, code?: string]>([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', async () => answerOf(500, 'api_error')],
  ['answers 429', async () => answerOf(429, 'rate_limit_error')],
  ['refuses the key', async () => answerOf(401, 'invalid_request_error'), 'billing.providerKey'],
  ['doesn’t give the key the right', async () => answerOf(403, 'invalid_request_error'), 'billing.providerKey'],
  ['answers no JSON', async () => new Response('<html>bad gateway</html>', { status: 502 })],
])(
  'when the provider %s, a purchase says so plainly and works later',
  async (_, fault, code = 'billing.providerDown') => {
    const ada = await world.member()
    faulty(fault)
    const { status, body, headers } = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
    expect([status, body.code, headers['retry-after']]).toEqual([
      503,
      code,
      code === 'billing.providerDown' ? '30' : undefined,
    ])
    expect(JSON.stringify(body)).not.toContain('sk_live')
    mend()
    const again = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
    expect(again.body.clientSecret).toMatch(/_secret_/)
  },
)

test('a provider that is too slow is given up, and what it did all the same is found again', async () => {
  const ada = await world.member()
  faulty(
    async (url, method, go) => {
      const response = await go()
      if (method === 'POST' && url.endsWith('/subscriptions')) await new Promise((done) => setTimeout(done, 400))
      return response
    },
    { timeout: 200 },
  )
  const slow = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  expect(slow.status).toBe(503)
  mend()
  const again = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  expect(again.status).toBe(200)
  const stripe = await world.services.payments.stripe()
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, ada), status: 'all' })
  expect(data).toHaveLength(1)
})

onOneEngine('an answer that is lost after the work is asked for again by the same key, and done once', async () => {
  const ada = await world.member()
  let lost = 0
  faulty(
    async (_, method, go) => {
      const response = await go()
      if (method !== 'POST' || lost++ % 2 === 1) return response
      return answerOf(500, 'api_error')
    },
    { maxNetworkRetries: 2 },
  )
  const { status } = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  expect(status).toBe(200)
  const stripe = await world.services.payments.stripe()
  expect(
    (await stripe.subscriptions.list({ customer: await customerOf(world, ada), status: 'all' })).data,
  ).toHaveLength(1)
})

onOneEngine('a failure to make a customer, which the provider repeats for its key, blocks no later try', async () => {
  const ada = await world.member()
  const asked: string[] = []
  let isLost = true
  faulty((url, _, go, key) => {
    if (!url.endsWith('/customers')) return go()
    const isRepeated = asked.includes(key) && !isLost
    asked.push(key)
    if (asked.length === 1) return Promise.reject(new TypeError('fetch failed'))
    isLost = false
    return asked.length === 2 || isRepeated ? Promise.resolve(answerOf(500, 'api_error')) : go()
  })
  const buy = async () => (await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })).status
  expect([await buy(), await buy(), await buy()]).toEqual([503, 503, 200])
  // What no answer came to is asked for again by the same key.
  expect(asked.map((key) => asked.indexOf(key))).toEqual([0, 0, 2])
})

onOneEngine('a card that the provider refuses is told in its words', async () => {
  const ada = await payingMember(world)
  faulty((_, method, go) =>
    method === 'POST'
      ? Promise.resolve(answerOf(402, 'card_error', { code: 'card_declined', message: 'Your card was declined.' }))
      : go(),
  )
  const { status, body } = await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  expect([status, body.message]).toEqual([402, 'Your card was declined.'])
})

onOneEngine('an event that comes while the provider is down stays open and is done when it comes again', async () => {
  const ada = await payingMember(world)
  const object = { id: 'in_x', object: 'invoice', customer: await customerOf(world, ada) }
  const event = JSON.stringify({
    id: 'evt_later',
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    data: { object },
  })
  faulty(() => Promise.reject(new TypeError('fetch failed')))
  expect((await sendEvent(world, event)).statusCode).toBe(503)
  const state = () =>
    world.db.selectFrom('providerEvents').select('doneAt').where('id', '=', 'evt_later').executeTakeFirstOrThrow()
  expect((await state()).doneAt).toBe(null)
  mend()
  expect((await sendEvent(world, event)).statusCode).toBe(200)
  expect((await state()).doneAt).not.toBe(null)
})

test('a process that ends between the payment and our record of it is made good by the next reconciliation', async () => {
  const ada = await world.member()
  const { body } = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  const paid = await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect(paid.status).toBe(200)
  await world.db.deleteFrom('memberships').where('memberId', '=', ada.id).execute()
  await world.db.deleteFrom('subscriptions').where('memberId', '=', ada.id).execute()
  await reconcile(world.services)
  expect((await ada.call(getCurrentUser)).body.membershipTier).toBe('quantum')
})
