import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStandIn, type StandIn } from '../stand-in.ts'
import { openSqlite } from '../store/sqlite-file.ts'
import { faultsInReply } from './sdk-schemas/faults-in.ts'

let storage: Awaited<ReturnType<typeof openSqlite>>
let standIn: StandIn
let stripe: Stripe
let now: Temporal.Instant
beforeEach(async () => {
  now = Temporal.Instant.from('2026-03-02T12:00:00Z')
  storage = await openSqlite(':memory:')
  standIn = createStandIn({
    storage,
    now: () => now,
    webhookSecret: 'whsec_of_the_tests',
    prices: [
      { id: 'price_basic', cents: 1000, currency: 'eur' },
      { id: 'price_more', cents: 3000, currency: 'eur' },
    ],
    codes: [{ code: 'FIFTH', percentOff: 20, duration: 'forever' }],
  })
  const { hostname, port } = await standIn.address()
  stripe = new Stripe('sk_test_any', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
})
afterEach(async () => {
  await standIn.stop()
  await storage.close()
})

const card = { number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' }

async function open() {
  const customer = await stripe.customers.create({ email: 'ada@stand-in.example', name: 'Ada' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_basic', quantity: 1 }],
    success_url: 'http://shop.example/done',
    allow_promotion_codes: true,
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
  })
  expect(faultsInReply(session)).toEqual([])
  return { customer, session }
}

async function type(session: Stripe.Checkout.Session, form: Record<string, string>) {
  const { pathname, search } = new URL(session.url ?? '')
  const body = new URLSearchParams({ country: 'DE', ...form })
  const url = new URL(pathname + search, await standIn.address())
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
}

const buy = (session: Stripe.Checkout.Session, form: Record<string, string> = {}) =>
  type(session, { do: 'pay', ...card, ...form })

async function invoicesOf({ id: customer }: Stripe.Customer) {
  const { data } = await stripe.invoices.list({ customer })
  expect(data.flatMap(faultsInReply)).toEqual([])
  return data
}

const figures = ({
  subtotal,
  total,
  total_excluding_tax,
  total_discount_amounts,
  total_taxes,
  currency,
}: Stripe.Invoice) => ({
  subtotal,
  off: total_discount_amounts?.map(({ amount }) => amount),
  tax: total_taxes?.map(({ amount }) => amount),
  total_excluding_tax,
  total,
  currency,
})

test('a code that is typed and a country that is chosen change what is due, on the page, the invoice and every later one', async () => {
  const { customer, session } = await open()
  const shown = await type(session, { do: 'update', code: 'fifth' })
  expect(shown.text).toContain('−€2.00')
  expect(shown.text).toContain('€9.52')
  expect(await buy(session, { code: 'fifth' })).toMatchObject({ status: 303, location: 'http://shop.example/done' })
  now = now.add({ hours: 24 * 32 })
  const due = { subtotal: 1000, off: [200], tax: [152], total_excluding_tax: 800, total: 952, currency: 'eur' }
  expect((await invoicesOf(customer)).map(figures)).toEqual([due, due])
  expect((await stripe.charges.list({ customer: customer.id })).data).toMatchObject([
    { amount: 952, currency: 'eur' },
    { amount: 952, currency: 'eur' },
  ])
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
})

test('a subscription shows its discounts with coupon and code, as far as is asked', async () => {
  const { customer, session } = await open()
  await buy(session, { code: 'FIFTH' })
  const expand = ['data.discounts.source.coupon']
  const { data } = await stripe.subscriptions.list({ customer: customer.id, expand })
  expect(data[0]).toMatchObject({
    status: 'active',
    automatic_tax: { enabled: true },
    discounts: [{ promotion_code: 'promo_fifth', end: null, source: { coupon: { percent_off: 20 } } }],
  })
  expect((await stripe.subscriptions.list({ customer: customer.id })).data[0]?.discounts).toEqual([expect.any(String)])
})

test.each([
  ['once', {}, [800, 1000, 1000]],
  ['repeating', { duration_in_months: 2 }, [800, 800, 1000]],
] as const)('a discount that counts %s', async (duration, more, expected) => {
  const coupon = await stripe.coupons.create({ amount_off: 200, currency: 'eur', duration, ...more })
  const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'TWO' })
  expect([coupon, code].flatMap(faultsInReply)).toEqual([])
  const { customer, session } = await open()
  await buy(session, { code: 'two', country: 'US' })
  now = now.add({ hours: 24 * 63 })
  expect((await invoicesOf(customer)).map(({ total }) => total).reverse()).toEqual(expected)
})

test('tax that is in the price leaves what is due as it is', async () => {
  await stripe.prices.update('price_basic', { tax_behavior: 'inclusive' })
  const { customer, session } = await open()
  await buy(session)
  expect((await invoicesOf(customer)).map(figures)).toEqual([
    { subtotal: 1000, off: [], tax: [160], total_excluding_tax: 840, total: 1000, currency: 'eur' },
  ])
})

test('a business with a tax id pays no tax, and a code for everything needs no payment today', async () => {
  const { customer, session } = await open()
  await buy(session, { tax_id: 'ATU12345678', name: 'Ada GmbH' })
  expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([1000])
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Ada GmbH', address: { country: 'DE' } })

  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' })
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'ALL' })
  const second = await open()
  expect((await buy(second.session, { code: 'ALL', country: 'US' })).status).toBe(303)
  now = now.add({ hours: 24 * 32 })
  expect((await invoicesOf(second.customer)).map(({ total, status }) => [total, status])).toEqual([
    [1000, 'paid'],
    [0, 'paid'],
  ])
})

test('a wrong code, no country and a declined card begin nothing, and say so', async () => {
  const { customer, session } = await open()
  expect((await buy(session, { code: 'NONE' })).text).toContain('This code is invalid.')
  expect((await buy(session, { country: '' })).text).toContain('Choose your country.')
  expect((await buy(session, { number: '4000 0000 0000 0002' })).text).toContain('Your card was declined.')
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  await stripe.checkout.sessions.expire(session.id)
  expect((await buy(session)).status).toBe(410)
})

test('a larger plan in the middle of a month costs what its preview says, discount and tax included', async () => {
  const { customer, session } = await open()
  await buy(session, { code: 'FIFTH' })
  now = now.add({ hours: 24 * 15 })
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data
  const items = [{ id: subscription?.items.data[0]?.id ?? '', price: 'price_more' }]
  const proration_date = Math.floor(now.epochMilliseconds / 1000)
  const preview = await stripe.invoices.createPreview({
    subscription: subscription?.id ?? '',
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date },
  })
  await stripe.subscriptions.update(subscription?.id ?? '', {
    items,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    proration_date,
  })
  const [invoice] = await invoicesOf(customer)
  expect(invoice?.total).toBe(preview.amount_due)
  expect(invoice?.total).toBe(983)
})

test('what Stripe demands beside tax is demanded here', async () => {
  const { id: customer } = await stripe.customers.create({ email: 'bo@stand-in.example' })
  const asked = {
    mode: 'subscription' as const,
    customer,
    line_items: [{ price: 'price_basic' }],
    success_url: 'http://shop.example/',
  }
  await expect(stripe.checkout.sessions.create({ ...asked, automatic_tax: { enabled: true } })).rejects.toThrow(
    'customer_update[address]',
  )
  await expect(stripe.checkout.sessions.create({ ...asked, tax_id_collection: { enabled: true } })).rejects.toThrow(
    'customer_update[name]',
  )
})
