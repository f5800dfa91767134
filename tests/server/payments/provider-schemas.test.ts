import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as checkoutContract from '#features/billing/checkout/checkout.contract.ts'
import * as customersContract from '#features/billing/customers/customers.contract.ts'
import * as guaranteeContract from '#features/billing/guarantee/guarantee.contract.ts'
import { listInvoices } from '#features/billing/invoices/invoices.contract.ts'
import { reconcile } from '#features/billing/server/public.ts'
import * as subscriptionContract from '#features/billing/subscription/subscription.contract.ts'
import { openProvider } from '#tests/peers/provider-world.ts'
import { priceOf } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { parseForm } from '../../../stripe-stand-in/api/form.ts'
import { faultsInReply, faultsInRequest, schemas } from '../../../stripe-stand-in/tests/sdk-schemas/faults-in.ts'

let provider: Awaited<ReturnType<typeof openProvider>>
let world: World
beforeAll(async () => {
  provider = await openProvider()
  world = await newWorld({ now: new Date().toISOString(), env: provider.settings })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

test("a whole membership is asked for and answered as the SDK's types say", async () => {
  const ada = await world.member()
  const { clientSecret = '' } = (await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })).body
  await provider.confirm(clientSecret)
  expect((await ada.call(subscriptionContract.getMembership)).body.tier).toBe('quantum')
  await ada.call(subscriptionContract.previewChange, { body: priceOf('elite') })
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  await ada.call(subscriptionContract.changePlan, { body: priceOf('quantum') })
  await ada.call(subscriptionContract.resumeMembership)
  await ada.call(subscriptionContract.cancelMembership)
  await ada.call(subscriptionContract.resumeMembership)
  await ada.call(customersContract.openPortal)
  await ada.call(listInvoices)
  expect((await ada.call(guaranteeContract.claimGuarantee)).body).toMatchObject({
    tier: 'starter',
    refund: { cents: 29700 },
  })
  await reconcile(world.services)
  const calls = new Set(provider.seen.map((line) => line.replace(/(\w+?)_[0-9a-f]{32}/g, '$1').split(' 200')[0]))
  expect(calls.size).toBeGreaterThan(12)
  expect(provider.faults).toEqual([])
  const told = (await provider.events()).map((event) => JSON.parse(event).data.object)
  expect(told.length).toBeGreaterThan(20)
  expect([...new Set(told.flatMap(faultsInReply))]).toEqual([])
})

test("a membership bought on the provider's own page is asked for and answered as the SDK's types say", async () => {
  const terms = { STRIPE_PROMOTION_CODES: 'on', STRIPE_TAX: 'on', STRIPE_TAX_IDS: 'on' }
  const taxed = await newWorld({ now: new Date().toISOString(), env: { ...provider.settings, ...terms } })
  const ada = await taxed.member()
  const { url = '' } = (await ada.call(checkoutContract.createSubscription, { body: priceOf('elite') })).body
  await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  const again = (await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })).body.url ?? ''
  expect(again).not.toBe(url)
  await provider.pay(again, { country: 'DE' })
  expect((await ada.call(subscriptionContract.getMembership)).body.tier).toBe('quantum')
  await ada.call(subscriptionContract.previewChange, { body: priceOf('elite') })
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  await ada.call(subscriptionContract.changePlan, { body: priceOf('quantum') })
  await ada.call(listInvoices)
  await taxed.close()
  expect(provider.faults).toEqual([])
  expect(provider.seen.filter((line) => line.includes('checkout/sessions')).length).toBeGreaterThan(6)
})

test.each([
  ['a misspelled field', 'POST subscriptions', 'items[0][prise]=p&customer=c', 'items.0.prise is not of the API'],
  ['a field that is gone', 'POST payment_intents', 'payment_method_types[0]=card', 'is not a call of the API'],
  ['a misspelled e-mail', 'POST customers', 'emial=a@b.example', 'emial is not of the API'],
  [
    'a word that is none of the choice',
    'POST subscriptions/:id',
    'proration_behavior=allways',
    'proration_behavior is',
  ],
  ['a text where a number belongs', 'POST refunds', 'amount=all', 'amount is "all", no number'],
])('%s in a request is found', (_, call, form, fault) => {
  expect(faultsInRequest(call, parseForm(form)).join()).toContain(fault)
})

test.each([
  [
    'a field of an older API',
    { object: 'invoice', payment_intent: 'pi_1' },
    'invoice.payment_intent is not of the API',
  ],
  ['a text where a number belongs', { object: 'charge', amount: '97' }, 'charge.amount is "97"'],
  ['a state that there is not', { object: 'subscription', status: 'ended' }, 'subscription.status is "ended"'],
])('%s in an answer is found', (_, reply, fault) => {
  expect(faultsInReply(reply).join()).toContain(fault)
})

test('the schemas are of the SDK that is installed', () => {
  expect(schemas.version).toBe(Stripe.PACKAGE_VERSION)
})
