import { afterEach, beforeEach, expect, test } from 'vitest'
import { getTestPortal, saveTestCard } from '#app/test-payments.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  lastChargeOf,
  loseEvents,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  subscriptionOf,
  testCard,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { openPortal } from '../../customers/customers.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import { listInvoices } from '../invoices.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await passTo(world, '2026-04-02T13:00:00Z')
  expect(await statesOf()).toEqual(['open', 'paid'])
})
afterEach(() => world.close())

const statesOf = async () => (await ada.call(listInvoices)).body.map(({ status }) => status)

/** Another card in the portal, which pays what is open there. */
async function payLate() {
  const session = new URL((await ada.call(openPortal)).body.url).searchParams.get('session') ?? ''
  expect((await ada.call(getTestPortal, { params: { session } })).status).toBe(200)
  await ada.call(saveTestCard, { params: { session }, body: testCard() })
  await world.runJobs()
}

test('once the last try has failed and the plan has ended, nothing is taken for it anymore', async () => {
  await passTo(world, '2026-04-20T12:00:00Z')
  expect((await membershipOf(ada)).status).toBe('canceled')
  expect(await statesOf()).toEqual(['void', 'paid'])
  await payLate()
  expect(await chargesOf(world, ada)).toEqual([9700])
})

onOneEngine('nor where it was ended in the dashboard, and the event was lost', async () => {
  await (await providerOf(world)).subscriptions.cancel((await subscriptionOf(world, ada)).id)
  await loseEvents(world)
  await reconcile(world.services)
  expect(await statesOf()).toEqual(['void', 'paid'])
  await payLate()
  expect(await chargesOf(world, ada)).toEqual([9700])
})

test('what was paid for it before it could be voided opens nothing, and the desk names it once', async () => {
  const stripe = await providerOf(world)
  const { id, customer } = await subscriptionOf(world, ada)
  await stripe.subscriptions.cancel(id)
  world.setNow('2026-04-02T13:00:20Z')
  const { data } = await stripe.invoices.list({ customer: String(customer) })
  const open = data.find(({ status }) => status === 'open')
  await stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' })
  await world.runJobs()
  for (const _ of [1, 2]) await reconcile(world.services)
  expect([(await membershipOf(ada)).tier, await statesOf()]).toEqual(['starter', ['paid', 'paid']])
  const said = await world.db.selectFrom('billingDifferences').select(['memberId', 'what']).execute()
  const what = `a payment of ${await lastChargeOf(world, ada)} came after the membership had ended, and was left as it is`
  expect(said.filter(({ what }) => what.includes('payment'))).toEqual([{ memberId: ada.id, what }])
})
