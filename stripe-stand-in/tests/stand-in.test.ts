import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStandIn, type StandIn } from '../stand-in.ts'
import { openSqlite } from '../store/sqlite-file.ts'

const secret = 'whsec_of_the_tests'
const keys = { secretKey: 'sk_test_right', publishableKey: 'pk_test_right' }

let folder: string
let storage: Awaited<ReturnType<typeof openSqlite>>
let standIn: StandIn
let now = Temporal.Instant.from('2026-03-02T12:00:00Z')
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'))
  now = Temporal.Instant.from('2026-03-02T12:00:00Z')
  await open()
})
afterEach(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})

async function open() {
  storage = await openSqlite(join(folder, 'state.sqlite'))
  standIn = createStandIn({
    storage,
    now: () => now,
    keys,
    webhookSecret: secret,
    prices: [{ id: 'price_basic', cents: 900 }],
    pagesPath: '/payments/',
  })
}

async function close() {
  await standIn.stop()
  await storage.close()
}

async function client(key = keys.secretKey): Promise<Stripe> {
  const { hostname, port } = await standIn.address()
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

async function begin() {
  const stripe = await client()
  const customer = await stripe.customers.create({ email: 'ada@stand-in.example', name: 'Ada' })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice
  const clientSecret = typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? '') : ''
  return { stripe, customer, subscription, clientSecret }
}

/** What the script of a page sends. */
async function confirm(clientSecret: string, number = '4242 4242 4242 4242', key = keys.publishableKey) {
  const [id = ''] = clientSecret.split('_secret_', 1)
  const body = new URLSearchParams({ key, client_secret: clientSecret })
  for (const [name, value] of Object.entries({ number, exp_month: '12', exp_year: '40', cvc: '123' }))
    body.set(`payment_method_data[card][${name}]`, value)
  const url = new URL(`/v1/payment_intents/${id}/confirm`, await standIn.address())
  const reply = await fetch(url, { method: 'POST', body })
  return { status: reply.status, body: (await reply.json()) as { status?: string; error?: { message: string } } }
}

test('a subscription begins with the payment that a browser confirms, and renews when the clock has passed the month', async () => {
  const { stripe, customer, subscription, clientSecret } = await begin()
  expect(subscription.status).toBe('incomplete')
  expect(await confirm(clientSecret, '4000 0000 0000 0002')).toMatchObject({
    status: 402,
    body: { error: { message: 'Your card was declined.' } },
  })
  expect(await confirm(clientSecret)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  now = now.add({ hours: 24 * 32 })
  expect((await stripe.invoices.list({ customer: customer.id })).data.map(({ status }) => status)).toEqual([
    'paid',
    'paid',
  ])
})

test('a wrong key learns nothing, and a browser may confirm its payment and nothing else', async () => {
  const { clientSecret, customer } = await begin()
  for (const key of ['sk_test_wrong', keys.publishableKey])
    await expect((await client(key)).customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 401 })
  expect((await confirm(clientSecret, undefined, 'pk_test_wrong')).status).toBe(401)
  expect((await confirm(clientSecret.replace(/.$/, '~'))).status).toBe(404)
})

test('the same idempotency key is answered the same, and refused for anything else', async () => {
  const stripe = await client()
  const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one' })
  const [first, second] = [await make('a@stand-in.example'), await make('a@stand-in.example')]
  expect(second.id).toBe(first.id)
  await expect(make('b@stand-in.example')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('its state outlives the process, and so do events that no webhook has taken', async () => {
  const { customer } = await begin()
  expect(await standIn.deliverOnce(async () => false)).toBe(0)
  await close()
  await open()
  expect((await (await client()).customers.retrieve(customer.id)).id).toBe(customer.id)
  const { rows } = await waiting()
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.every(({ attempts, at }) => attempts === 1 && at > 0)).toBe(true)
})

test('an event is sent, signed, until its webhook takes it, and then no more', async () => {
  const stripe = await client()
  await stripe.customers.create({ email: 'ada@stand-in.example' })
  const sent: Stripe.Event[] = []
  const take = async (body: string, signature: string) => {
    sent.push(stripe.webhooks.constructEvent(body, signature, secret))
    return true
  }
  expect(await standIn.deliverOnce(take)).toBe(1)
  expect(await standIn.deliverOnce(take)).toBe(0)
  expect(sent.map(({ type }) => type)).toEqual(['customer.created'])
})

test('what happens while it delivers is delivered too, without being asked for', async () => {
  const types: string[] = []
  standIn.deliverTo(async (body) => types.push(JSON.parse(body).type) > 0)
  const { clientSecret } = await begin()
  await confirm(clientSecret)
  await expect.poll(() => types).toContain('invoice.paid')
  await standIn.stopDelivering()
})

test('a deleted customer leaves neither name nor address, in events and kept replies neither', async () => {
  const { stripe, customer } = await begin()
  await stripe.customers.del(customer.id)
  const objects = await storage.db.selectFrom('testProviderThings').select('body').execute()
  const replies = await storage.db.selectFrom('testProviderAnswers').select('body').execute()
  expect(JSON.stringify([objects, replies])).not.toMatch(/ada@stand-in|"Ada"/)
})

test('the portal is open for five minutes to who has its address, and another card pays what is open', async () => {
  const { stripe, customer, clientSecret } = await begin()
  await confirm(clientSecret, '4000 0000 0000 0341')
  now = now.add({ hours: 24 * 32 })
  const return_url = 'https://shop.example/settings'
  const { url } = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url })
  expect(url).toMatch(/^https:\/\/shop\.example\/payments\/portal\?session=bps_/)
  const page = new URL(`/portal${new URL(url).search}`, await standIn.address())
  const shown = await fetch(page)
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Visa ending in 0341')])
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const save = (number: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ number, expires: '12/40', cvc: '123' }) })
  expect(await (await save('4000 0000 0000 0002')).text()).toContain('Your card was declined.')
  expect(await (await save('4242 4242 4242 4242')).text()).toContain('Visa ending in 4242')
  const { data } = await stripe.subscriptions.list({ customer: customer.id })
  expect(data.map(({ status }) => status)).toEqual(['active'])
  now = now.add({ minutes: 6 })
  expect((await fetch(page)).status).toBe(404)
})

async function waiting() {
  const rows = await storage.db.selectFrom('testProviderThings').select('body').where('kind', '=', 'delivery').execute()
  return { rows: rows.map(({ body }): { attempts: number; at: number } => JSON.parse(body)) }
}
