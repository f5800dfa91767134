import { afterEach, beforeEach, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { createSubscription } from '#features/billing/checkout/checkout.contract.ts'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { tracesOf } from '#tests/random/traces.ts'
import type { Caller } from '#tests/world/caller.ts'
import { customerOf, payingMember, priceOf, providerOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { deleteAccount } from '../privacy.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const remove = (caller: Caller) => caller.call(deleteAccount, { body: {} })
const traces = (words: readonly string[]) => tracesOf(world, words)

test('ends at the provider, and its record is kept without the person', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  expect((await remove(ada)).status).toBe(200)
  await world.runJobs()
  const stripe = await providerOf(world)
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  const [record] = await world.db.selectFrom('paymentRecords').selectAll().execute()
  expect(record).toMatchObject({ customerId: customer, firstPaidAt: expect.any(String) })
  expect(record?.keepUntil.slice(0, 4)).toBe('2036')
  expect(JSON.parse(record?.subscriptions ?? '')).toMatchObject([{ tier: 'quantum', priceCents: 9700 }])
  const goodbye = world.emails.filter(({ subject }) => subject.includes('has been deleted'))
  expect(goodbye.map(({ text }) => text.includes('ten years'))).toEqual([true])
})

onOneEngine('whoever paid nothing leaves no record, and is told that nothing is kept', async () => {
  const ada = await world.member()
  await remove(ada)
  await world.runJobs()
  expect(await world.db.selectFrom('paymentRecords').selectAll().execute()).toEqual([])
  expect(world.emails.at(-1)?.text).toContain('nothing is kept')
})

onOneEngine('money that the guarantee still owes goes back after the account is gone', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  const stripe = await providerOf(world)
  const { create } = stripe.refunds
  stripe.refunds.create = () => Promise.reject(new Error('the provider is down'))
  await ada.call(claimGuarantee)
  stripe.refunds.create = create
  await remove(ada)
  await world.runJobs()
  const { data } = await stripe.charges.list({ customer })
  expect(data.map(({ amount_refunded }) => amount_refunded)).toEqual([9700])
})

onOneEngine('while the provider is down the account goes; the membership ends when it is back', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  const stripe = await providerOf(world)
  const { list } = stripe.subscriptions
  stripe.subscriptions.list = () => {
    throw new Error('the provider is down')
  }
  expect((await remove(ada)).status).toBe(200)
  await world.runJobs()
  stripe.subscriptions.list = list
  await world.db
    .updateTable('jobs')
    .set({ runAt: iso(machineNow().subtract({ seconds: 1 })) })
    .execute()
  await world.runJobs()
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
})

onOneEngine('a payment form that is still open in another tab takes no money', async () => {
  const ada = await world.member()
  const { body } = await ada.call(createSubscription, { body: priceOf('elite') })
  const customer = await customerOf(world, ada)
  await remove(ada)
  await world.runJobs()
  const eve = await world.member()
  const paid = await eve.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect(paid.status).toBeGreaterThanOrEqual(400)
  const { data } = await (await providerOf(world)).charges.list({ customer })
  expect(data).toEqual([])
})

test('what a purchase under way left at the provider is closed when news of it comes', async () => {
  const ada = await payingMember(world)
  await remove(ada)
  await world.runJobs()
  const stripe = await providerOf(world)
  const late = await stripe.customers.create({ email: ada.email, metadata: { memberId: ada.id } })
  await world.runJobs()
  expect((await stripe.customers.retrieve(late.id)).deleted).toBe(true)
  expect(await traces([ada.email])).toEqual([])
})

test('a purchase under way leaves nothing that is charged', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  const [bought] = await Promise.all([ada.call(createSubscription, { body: priceOf('elite') }), remove(ada)])
  expect(bought.status).toBeLessThan(500)
  await world.runJobs()
  const { data } = await (await providerOf(world)).subscriptions.list({ customer, status: 'all' })
  expect(data.filter(({ status }) => status !== 'canceled')).toEqual([])
  expect(await traces([ada.email])).toEqual([])
})

/** The customers of a member, with those that are deleted, whose metadata is gone. */
const customersMade = async () =>
  (await world.db.selectFrom('testProviderThings').select('body').where('kind', '=', 'customer').execute()).map(
    ({ body }): { deleted?: boolean; email: string | null } => JSON.parse(body),
  )
const createsCustomer = async (then: () => Promise<unknown>) => {
  const { customers } = await providerOf(world)
  const { create } = customers
  customers.create = (async (...given: Parameters<typeof create>) => {
    const made = await create.apply(customers, given)
    await then()
    return made
  }) as typeof create
  return () => {
    customers.create = create
  }
}

test('an account that is deleted while its customer is made leaves none at the provider', async () => {
  const ada = await world.member()
  await createsCustomer(() => remove(ada))
  const bought = await ada.call(createSubscription, { body: priceOf('elite') })
  expect(bought.status).toBe(401)
  await world.runJobs()
  expect((await customersMade()).map(({ deleted }) => deleted)).toEqual([true])
  expect(await traces([ada.email])).toEqual([])
})

test('a customer of whom the process never heard is found once its account is deleted', async () => {
  const [ada, eve] = [await world.member(), await payingMember(world)]
  const mend = await createsCustomer(() => Promise.reject(new Error('killed')))
  await ada.call(createSubscription, { body: priceOf('elite') })
  mend()
  await remove(ada)
  await world.runJobs()
  // Still due later, when the provider’s search finds what was made a moment ago.
  const past = iso(machineNow().subtract({ seconds: 1 }))
  const later = await world.db.selectFrom('jobs').select('name').where('name', '=', 'billing.close-strays').execute()
  expect(later).toHaveLength(1)
  await world.db.updateTable('jobs').set({ runAt: past }).execute()
  await world.runJobs()
  const made = await customersMade()
  expect(made.filter(({ deleted }) => !deleted).map(({ email }) => email)).toEqual([eve.email])
  expect(await traces([ada.email])).toEqual([])
})
