import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  buyAgain,
  chargesOf,
  customerOf,
  failRefund,
  loseEvents,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  refundsOf,
  tierOf,
} from '#tests/world/payer.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import * as guaranteeContract from '../guarantee.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  world.setNow('2026-03-03T12:00:00Z')
  await ada.call(guaranteeContract.claimGuarantee)
  await world.runJobs()
})
afterEach(() => world.close())

/** The latest first. */
const refunds = () => refundsOf(world)
const states = async () => (await refunds()).map(({ status }) => status)
const comesBack = async () => failRefund(world, (await refunds())[0]!.id)
const receipts = async () =>
  (await emailsTo(world, ada.email)).filter(({ subject }) => subject === 'Refund receipt: $97.00').length

test('a refund that the bank sends back is pending again and made anew, each time', async () => {
  expect([await states(), await receipts()]).toEqual([['succeeded'], 1])
  world.setNow('2026-03-12T12:00:00Z')
  await comesBack()
  await world.runJobs()
  const pending = { tier: 'starter', status: 'refunded', refund: { carriedOutAt: null, cents: null } }
  expect(await membershipOf(ada)).toMatchObject(pending)
  expect((await membershipOf(ada)).sentence).toContain('Your refund is pending')
  await passTo(world, '2026-03-12T18:00:00Z')
  const refunded = { tier: 'starter', refund: { carriedOutAt: '2026-03-12T18:00:00.000Z', cents: 9700 } }
  expect(await membershipOf(ada)).toMatchObject(refunded)
  expect([await states(), await receipts()]).toEqual([['succeeded', 'failed'], 2])
  world.setNow('2026-03-20T12:00:00Z')
  await comesBack()
  await world.runJobs()
  expect(await membershipOf(ada)).toMatchObject(pending)
  await passTo(world, '2026-03-20T18:00:00Z')
  await passTo(world, '2026-03-21T18:00:00Z')
  expect([await states(), await receipts()]).toEqual([['succeeded', 'failed', 'failed'], 3])
})

onOneEngine('what was bought since is neither ended nor returned with it, nor when the account goes', async () => {
  world.setNow('2026-03-05T12:00:00Z')
  await buyAgain(ada)
  world.setNow('2026-03-12T12:00:00Z')
  await comesBack()
  await world.runJobs()
  await passTo(world, '2026-03-12T18:00:00Z')
  expect([await tierOf(ada), await states()]).toEqual(['quantum', ['succeeded', 'failed']])
  const { body: invoices } = await ada.call(listInvoices)
  expect(invoices.map(({ status, refundedCents }) => [status, refundedCents])).toEqual([
    ['paid', 0],
    ['returned', 9700],
  ])
  const customer = await customerOf(world, ada)
  await comesBack()
  await world.runJobs()
  await ada.call(deleteAccount, { body: {} })
  await world.runJobs()
  expect(await states()).toEqual(['succeeded', 'failed', 'failed'])
  const { data } = await (await providerOf(world)).charges.list({ customer })
  expect(data.map(({ amount_refunded }) => amount_refunded)).toEqual([0, 9700])
})

onOneEngine('one that came back without an event is found by the reconciliation, which says so', async () => {
  await comesBack()
  await loseEvents(world)
  const { drift } = await reconcile(world.services)
  expect(drift).toEqual(expect.arrayContaining([expect.stringMatching(/^member .*: a refund of ch_\w+ came back$/)]))
  expect(await reconcile(world.services)).toEqual({ drift: [], failed: [] })
  expect([await states(), await chargesOf(world, ada)]).toEqual([['succeeded', 'failed'], [9700]])
})
