import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { customerOf, payingMember, priceOf, providerFetch, providerOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as checkoutContract from '../checkout/checkout.contract.ts'
import * as invoicesContract from '../invoices/invoices.contract.ts'
import * as subscriptionContract from '../subscription/subscription.contract.ts'

let world: World
let asked: string[]
/** What the provider waits for before it answers. */
let hold: Promise<void>
beforeEach(async () => {
  world = await newWorld({ env: { RATE_LIMITS: 'on' } })
  asked = []
  hold = Promise.resolve()
  const real = providerFetch(world)
  const httpClient = Stripe.createFetchHttpClient(async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(`${init?.method} ${new URL(String(input)).pathname}`)
    await hold
    return real(input, init)
  })
  const stripe = new Stripe('sk_test_x', { httpClient, telemetry: false, maxNetworkRetries: 0 })
  world.services.payments = { ...world.services.payments, stripe: async () => stripe }
})
afterEach(() => world.close())

/** Three hundred at once; the provider answers when all of them have come: calls are heard in their order. */
async function atOnce<T>(caller: TestMember, look: () => Promise<T>): Promise<T[]> {
  const all = Promise.withResolvers<void>()
  hold = all.promise
  const answers = Array.from({ length: 300 }, look)
  await caller.send('GET', '/api/pulse')
  all.resolve()
  return Promise.all(answers)
}

const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

test('three hundred looks at the invoices ask the provider once, and a new payment is seen at once', async () => {
  const ada = await payingMember(world)
  asked = []
  const answers = await atOnce(ada, () => ada.call(invoicesContract.listInvoices))
  expect([statuses(answers), asked]).toEqual([[200], ['GET /v1/invoices', 'GET /v1/charges']])
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  expect((await ada.call(invoicesContract.listInvoices)).body).toHaveLength(2)
})

onOneEngine('three hundred looks at an open payment at once ask the provider once', async () => {
  const ada = await world.member()
  const { clientSecret = '' } = (await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })).body
  asked = []
  const answers = await atOnce(ada, () => ada.call(checkoutContract.getPaymentForm, { query: { clientSecret } }))
  expect([statuses(answers), asked.length]).toEqual([[200], 1])
})

onOneEngine('a member asks the provider thirty times a minute; others are not held up', async () => {
  const [ada, ben] = [await payingMember(world), await payingMember(world)]
  const preview = () => ada.call(subscriptionContract.previewChange, { body: priceOf('elite') })
  const answers: { status: number; headers: Record<string, unknown> }[] = []
  for (let n = 0; n < 40; n += 1) answers.push(await preview())
  const refused = answers.find(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30)
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await ben.call(subscriptionContract.previewChange, { body: priceOf('elite') })).status).toBe(200)
})

onOneEngine('ten new attempts an hour, and none but the last can still be paid', async () => {
  const ada = await world.member()
  const codes: number[] = []
  for (let n = 0; n < 12; n += 1) {
    await world.db.deleteFrom('attempts').where('count', '>', 20).execute()
    const tier = n % 2 === 0 ? 'quantum' : 'elite'
    codes.push((await ada.call(checkoutContract.createSubscription, { body: priceOf(tier) })).status)
  }
  expect(codes).toEqual([...Array(10).fill(200), 429, 429])
  const { data } = await (await providerOf(world)).invoices.list({ customer: await customerOf(world, ada) })
  expect(data.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1)
  expect(data.filter(({ status }) => status === 'void').length).toBeGreaterThanOrEqual(9)
})
