import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStandIn, type StandIn } from '../stand-in.ts'
import { openSqlite } from '../store/sqlite-file.ts'

const start = Temporal.Instant.from('2026-03-02T12:00:00Z')
const day = 86_400
const began = start.epochMilliseconds / 1000

let folder: string
let storage: Awaited<ReturnType<typeof openSqlite>>
let standIn: StandIn
let stripe: Stripe
let now = start
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'))
  now = start
  storage = await openSqlite(join(folder, 'state.sqlite'))
  standIn = createStandIn({
    storage,
    now: () => now,
    webhookSecret: 'whsec_of_the_tests',
    prices: [
      { id: 'price_basic', cents: 900 },
      { id: 'price_large', cents: 2900 },
    ],
  })
  const { hostname, port } = await standIn.address()
  stripe = new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
})
afterEach(async () => {
  await standIn.stop()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const onDay = (days: number) => {
  now = start.add({ hours: 24 * days })
}

/** Paid on the first day, with a month until the next payment. */
async function begin() {
  const { id: customer } = await stripe.customers.create({
    email: 'ada@stand-in.example',
    payment_method: 'pm_card_visa',
  })
  return stripe.subscriptions.create({ customer, items: [{ price: 'price_basic' }] })
}

const invoicesOf = async ({ customer }: Stripe.Subscription) =>
  (await stripe.invoices.list({ customer: String(customer) })).data
    .map(({ status, total }) => [status, total])
    .reverse()
const typesSince = async (sent: number) => (await stripe.events.list()).data.map(({ type }) => type).slice(0, -sent)
const eventCount = async () => (await stripe.events.list()).data.length

test('an invoice of a pause is made and voided, nothing is charged, and the status stays', async () => {
  const subscription = await begin()
  onDay(20)
  const sent = await eventCount()
  const resumes_at = began + 45 * day
  const paused = await stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior: 'void', resumes_at },
  })
  expect(paused).toMatchObject({ status: 'active', pause_collection: { behavior: 'void', resumes_at } })
  onDay(32)
  expect(await invoicesOf(subscription)).toEqual([
    ['paid', 900],
    ['void', 900],
  ])
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  const types = await typesSince(sent)
  expect(types).toEqual(expect.arrayContaining(['customer.subscription.updated', 'invoice.voided']))
  expect(types).not.toContain('invoice.paid')
  expect((await stripe.charges.list({ customer: String(subscription.customer) })).data).toHaveLength(1)
})

test('it ends by itself at resumes_at, tells of it, and the next invoice is charged', async () => {
  const subscription = await begin()
  await stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior: 'void', resumes_at: began + 45 * day },
  })
  onDay(44)
  expect((await stripe.subscriptions.retrieve(subscription.id)).pause_collection).not.toBeNull()
  const sent = await eventCount()
  onDay(45)
  expect((await stripe.subscriptions.retrieve(subscription.id)).pause_collection).toBeNull()
  expect(await typesSince(sent)).toEqual(['customer.subscription.updated'])
  onDay(62)
  expect(await invoicesOf(subscription)).toEqual([
    ['paid', 900],
    ['void', 900],
    ['paid', 900],
  ])
})

test('after a long sleep the pause ends before the invoice that came after it', async () => {
  const subscription = await begin()
  await stripe.subscriptions.update(subscription.id, {
    pause_collection: { behavior: 'void', resumes_at: began + 10 * day },
  })
  onDay(40)
  expect(await invoicesOf(subscription)).toEqual([
    ['paid', 900],
    ['paid', 900],
  ])
})

test.each([
  ['keep_as_draft', 'draft'],
  ['mark_uncollectible', 'uncollectible'],
] as const)('%s leaves the invoice %s', async (behavior, status) => {
  const subscription = await begin()
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior } })
  onDay(32)
  expect(await invoicesOf(subscription)).toEqual([
    ['paid', 900],
    [status, 900],
  ])
})

test('an empty text ends it at once, and what makes no sense is refused', async () => {
  const { id } = await begin()
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
  expect((await stripe.subscriptions.update(id, { pause_collection: '' })).pause_collection).toBeNull()
  await expect(stripe.subscriptions.update(id, { pause_collection: { behavior: 'sleep' as 'void' } })).rejects.toThrow(
    'Invalid behavior',
  )
  await expect(
    stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: began - 1 } }),
  ).rejects.toThrow('future')
})

test('a trial moves the next payment to its end, and later periods are counted from there', async () => {
  const subscription = await begin()
  onDay(20)
  const trial_end = began + 50 * day
  const moved = await stripe.subscriptions.update(subscription.id, { trial_end, proration_behavior: 'none' })
  expect(moved).toMatchObject({ status: 'trialing', trial_end })
  expect(moved.items.data[0]?.current_period_end).toBe(trial_end)
  onDay(49)
  expect(await invoicesOf(subscription)).toEqual([
    ['paid', 900],
    ['paid', 0],
  ])
  onDay(51)
  const renewed = await stripe.subscriptions.retrieve(subscription.id)
  expect([renewed.status, renewed.items.data[0]?.current_period_end]).toEqual(['active', trial_end + 30 * day])
  expect(await invoicesOf(subscription)).toHaveLength(3)
})

test('a change of price during a trial costs what is added to its invoice', async () => {
  const subscription = await begin()
  await stripe.subscriptions.update(subscription.id, { trial_end: began + 50 * day, proration_behavior: 'none' })
  const product = String(subscription.items.data[0]?.price.product)
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: 'price_large' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    add_invoice_items: [{ price_data: { currency: 'usd', product, unit_amount: 1234 } }],
  })
  expect((await invoicesOf(subscription)).at(-1)).toEqual(['paid', 1234])
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe('price_large')
})

test('a schedule’s running phase moves the trial too, and its price comes at the end of it', async () => {
  const { id, items } = await begin()
  const [item] = items.data
  const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const trial_end = began + 50 * day
  await stripe.subscriptionSchedules.update(schedule, {
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: 'price_basic' }],
        start_date: item?.current_period_start ?? 0,
        end_date: trial_end,
        trial_end,
      },
      { items: [{ price: 'price_large' }], duration: { interval: 'month', interval_count: 1 } },
    ],
  })
  expect((await stripe.subscriptions.retrieve(id)).trial_end).toBe(trial_end)
  onDay(51)
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe('price_large')
})
