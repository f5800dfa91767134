import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { getMoney } from '#features/operator/money/money.contract.ts'
import { figuresOf } from '#features/operator/money/money.rules.ts'
import {
  chargesOf,
  customerOf,
  eventsOf,
  membershipOf,
  passTo,
  priceOf,
  providerOf,
  sendEvent,
  subscriptionOf,
  tierOf,
  typeAtCheckout,
} from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { claimGuarantee } from '../../guarantee/guarantee.contract.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import { changePlan, previewChange } from '../../subscription/subscription.contract.ts'
import { createSubscription } from '../checkout.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  const env = { STRIPE_PROMOTION_CODES: 'on', STRIPE_TAX: 'on', STRIPE_TAX_IDS: 'on' }
  world = await newWorld({ env, now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const begin = async (member: TestMember, tier: 'quantum' | 'elite' = 'quantum') =>
  (await member.call(createSubscription, { body: priceOf(tier) })).body

/** A member who bought Quantum on the provider's page. */
async function buyer(form: Record<string, string> = {}): Promise<TestMember> {
  const member = await world.member()
  const paid = await typeAtCheckout(world, (await begin(member)).url, form)
  if (paid.status !== 303) throw new Error(paid.text)
  await membershipOf(member)
  return member
}

/** What one member moved of this month's figures. */
async function moneyOf<T>(work: () => Promise<T>) {
  const before = await thisMonth()
  const result = await work()
  const after = await thisMonth()
  return { result, recurring: after.recurringCents - before.recurringCents, paid: after.paid.cents - before.paid.cents }
}

async function thisMonth() {
  const [latest] = (await owner.call(getMoney)).body.months
  if (!latest) throw new Error('no month')
  return figuresOf(latest, undefined)
}

test('a code and tax are on the page, the invoice and in the sentence; what recurs is after discount and without tax', async () => {
  const ada = await world.member()
  const begun = await begin(ada)
  expect(begun).toEqual({ url: expect.stringContaining('/test-payments/checkout?session=') })
  expect(await tierOf(ada)).toBe('starter')
  const shown = await typeAtCheckout(world, begun.url, { do: 'update', code: 'test20' })
  expect(shown.text).toContain('$92.34')
  const { recurring, paid } = await moneyOf(async () => {
    const { location } = await typeAtCheckout(world, begun.url, { code: 'TEST20' })
    expect(location).toBe('http://localhost:3000/dashboard?redirect_status=succeeded')
    expect(await membershipOf(ada)).toMatchObject({
      tier: 'quantum',
      sentence: 'Quantum renews on April 2, 2026 for $77.60 plus tax.',
    })
  })
  expect({ recurring, paid }).toEqual({ recurring: 7760, paid: 9234 })
  expect((await ada.call(listInvoices)).body).toMatchObject([
    { cents: 9234, taxCents: 1474, discountCents: 1940, status: 'paid' },
  ])
  await world.runJobs()
  const receipt = world.emails.find(({ to, subject }) => to === ada.email && subject.startsWith('Receipt'))
  expect(receipt?.subject).toContain('$92.34')
})

test('two clicks lead to the same page, and another plan or a bought one closes it', async () => {
  const ada = await world.member()
  const [{ url }, { url: again }] = [await begin(ada), await begin(ada)]
  expect(again).toBe(url)
  const { url: other } = await begin(ada, 'elite')
  expect((await typeAtCheckout(world, url, {})).status).toBe(410)
  expect((await typeAtCheckout(world, other, {})).status).toBe(303)
  expect(await tierOf(ada)).toBe('starter')
  expect((await membershipOf(ada)).tier).toBe('elite')
  expect(await begin(ada, 'elite')).toEqual({})
  expect(await chargesOf(world, ada)).toEqual([35343])
})

test('what was paid there is found by the next read, where the provider didn’t answer the first', async () => {
  const ada = await world.member()
  expect((await typeAtCheckout(world, (await begin(ada)).url, {})).status).toBe(303)
  const undo = await providerInstead(world, 'subscriptions', { list: providerFails('StripeConnectionError', 'none') })
  expect((await membershipOf(ada)).tier).toBe('starter')
  undo()
  expect((await membershipOf(ada)).tier).toBe('quantum')
})

test('two clicks at once make one page', async () => {
  const ada = await world.member()
  const urls = await Promise.all([begin(ada), begin(ada), begin(ada)])
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
  const customer = await customerOf(world, ada)
  expect((await (await providerOf(world)).checkout.sessions.list({ customer })).data).toHaveLength(1)
})

test('a larger plan is charged as previewed, with discount and tax', async () => {
  const ada = await buyer({ code: 'TEST20' })
  const preview = (await ada.call(previewChange, { body: priceOf('elite') })).body
  expect(preview.sentence).toContain('and $297.00 before your discount and any tax a month for Elite')
  const { recurring, paid } = await moneyOf(() => ada.call(changePlan, { body: priceOf('elite') }))
  expect(paid).toBe(preview.amountCents)
  expect(recurring).toBe(23760 - 7760)
  expect((await membershipOf(ada)).sentence).toContain('for $237.60 plus tax.')
})

test('what counts once is taken off once, and does not lower what recurs', async () => {
  const { result: ada, recurring, paid } = await moneyOf(() => buyer({ code: 'FIRST50', country: 'US' }))
  expect({ recurring, paid }).toEqual({ recurring: 9700, paid: 4850 })
  expect((await membershipOf(ada)).sentence).toBe('Quantum renews on April 2, 2026 for $97.00.')
})

test('a discount that the dashboard gives or ends moves what recurs, once, however often and in whatever order it is told', async () => {
  const ada = await buyer({ country: 'US' })
  const stripe = await providerOf(world)
  const { id } = await subscriptionOf(world, ada)
  const coupon = await stripe.coupons.create({ amount_off: 1000, currency: 'usd', duration: 'forever' })
  const given = await moneyOf(async () => {
    await stripe.subscriptions.update(id, { discounts: [{ coupon: coupon.id }] })
    const events = await eventsOf(world)
    for (const event of [...events, ...events].reverse()) await sendEvent(world, event)
  })
  expect(given).toMatchObject({ recurring: -1000, paid: 0 })
  expect((await membershipOf(ada)).sentence).toContain('for $87.00.')
  const ended = await moneyOf(async () => {
    await stripe.subscriptions.update(id, { discounts: '' })
    await world.runJobs()
    for (const event of await eventsOf(world)) await sendEvent(world, event)
  })
  expect(ended).toMatchObject({ recurring: 1000, paid: 0 })
})

test('the guarantee returns all that was paid, tax included', async () => {
  const ada = await buyer({ code: 'TEST20' })
  const { recurring } = await moneyOf(() => ada.call(claimGuarantee))
  expect(recurring).toBe(-7760)
  expect((await membershipOf(ada)).refund).toMatchObject({ cents: 9234 })
})

test('tax that is in the price does not recur, nor a month later', async () => {
  const stripe = await providerOf(world)
  await stripe.prices.update('price_test_quantum', { tax_behavior: 'inclusive' })
  const { result: ada, recurring, paid } = await moneyOf(() => buyer())
  expect({ recurring, paid }).toEqual({ recurring: 8151, paid: 9700 })
  expect((await membershipOf(ada)).sentence).toBe('Quantum renews on April 2, 2026 for $97.00.')
  await passTo(world, '2026-04-03T12:00:00Z')
  const { months } = (await owner.call(getMoney)).body
  expect(months.map((one) => figuresOf(one, undefined).changed.cents)[0]).toBe(0)
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
})

test('a first month that a code makes free leaves the guarantee ahead; it begins with the first charge', async () => {
  const stripe = await providerOf(world)
  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' })
  await stripe.promotionCodes.create({ code: 'FREE1', promotion: { type: 'coupon', coupon: coupon.id } })
  const ada = await buyer({ code: 'FREE1' })
  expect(await membershipOf(ada)).toMatchObject({ status: 'active', hasPaid: false, guaranteeUntil: null })
  await passTo(world, '2026-05-03T12:00:01Z')
  expect(await membershipOf(ada)).toMatchObject({ hasPaid: true, guaranteeUntil: '2026-06-02T00:00:00.000Z' })
})
