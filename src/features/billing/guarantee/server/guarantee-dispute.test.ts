import { afterEach, beforeEach, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  disputeCharge,
  lastChargeOf,
  membershipOf,
  payingMember,
  refundsOf,
  settleDispute,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import { claimGuarantee } from '../guarantee.contract.ts'

let world: World
let ada: TestMember
let dispute: string
/** The guarantee is used while the bank has the money. */
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  dispute = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  await ada.call(claimGuarantee)
  world.emails.splice(0)
})
afterEach(() => world.close())

const settle = async (status: 'won' | 'lost') => {
  await settleDispute(world, dispute, status)
  await world.runJobs()
  await reconcile(world.services)
  await world.runJobs()
}

test('what the bank gave back for good isn’t owed once more, nor is a refund told that was none', async () => {
  expect((await membershipOf(ada)).sentence).toContain('Your refund is pending')
  await settle('lost')
  expect((await membershipOf(ada)).sentence).toBe(
    'You used the guarantee on March 2, 2026: the $97.00 you paid had already been refunded, and you’re on Starter.',
  )
  expect([await refundsOf(world), world.emails.map(({ subject }) => subject)]).toEqual([[], []])
})

onOneEngine('where the bank leaves the payment with the seller, the guarantee returns it', async () => {
  await settle('won')
  expect((await refundsOf(world)).map(({ amount }) => amount)).toEqual([9700])
  expect(world.emails.map(({ subject }) => subject)).toEqual(['Refund receipt: $97.00'])
  expect(await chargesOf(world, ada)).toEqual([9700])
})
