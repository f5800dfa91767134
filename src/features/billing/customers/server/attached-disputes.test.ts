import { afterEach, beforeEach, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  customerOf,
  disputeCharge,
  lastChargeOf,
  loseEvents,
  passTo,
  payingMember,
  providerOf,
  settleDispute,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import { attachCustomer } from './attach-customer.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

/** Someone whom this installation comes to know with the customer that they are, and what happened to it before. */
async function imported(number: string | undefined, before: (member: TestMember) => Promise<unknown>) {
  const ada = await payingMember(world, 'quantum', number)
  const customer = await customerOf(world, ada)
  await before(ada)
  await loseEvents(world)
  await world.db.deleteFrom('subscriptions').execute()
  await world.db.deleteFrom('payers').execute()
  world.setNow(world.services.now().add({ hours: 1 }).toString())
  const eve = await world.member()
  await attachCustomer(world.services, eve.id, customer)
  await world.runJobs()
  return eve
}

const stateOf = async (member: TestMember) => [(await subscriptionOf(world, member)).status, await tierOf(member)]
const differences = async () =>
  (await world.db.selectFrom('billingDifferences').select('what').execute()).map(({ what }) => what)

test.each(['lost', 'open'] as const)(
  'whose dispute of before they came here is %s keeps the membership that runs on, and the desk says so once',
  async (state) => {
    const eve = await imported(undefined, async (ada) => {
      const id = await disputeCharge(world, await lastChargeOf(world, ada))
      if (state === 'lost') await settleDispute(world, id, 'lost')
    })
    const left = `a dispute of ${await lastChargeOf(world, eve)} from before they came here was left as it is`
    expect([await stateOf(eve), await differences()]).toEqual([['active', 'quantum'], [left]])
    await reconcile(world.services)
    expect([await stateOf(eve), await differences()]).toEqual([['active', 'quantum'], [left]])
    expect((await subscriptionOf(world, eve)).pause_collection).toBeNull()
    await passTo(world, '2026-04-02T13:00:00Z')
    await settleDispute(world, await disputeCharge(world, await lastChargeOf(world, eve)), 'lost')
    await world.runJobs()
    expect(await stateOf(eve)).toEqual(['canceled', 'starter'])
  },
)

onOneEngine('an invoice that stayed open of what ended before is left to the operator', async () => {
  const eve = await imported('4000 0000 0000 0341', async (ada) => {
    await passTo(world, '2026-04-02T13:00:00Z')
    await (await providerOf(world)).subscriptions.cancel((await subscriptionOf(world, ada)).id)
  })
  const { data } = await (await providerOf(world)).invoices.list({ customer: await customerOf(world, eve) })
  expect(data.map(({ status }) => status)).toEqual(['open', 'paid'])
})
