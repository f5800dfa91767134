import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MemberContext } from '#platform/server/context.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { buyAgain, chargeByHand, customerOf, membershipOf, payingMember, priceOf, tierOf } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import { cancelMembership, previewChange } from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import { openPortal } from '../customers.contract.ts'
import { type Customer, withCustomer } from './find-customer.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

test('whose customer the provider doesn’t know, as one of test keys, has no membership, and can buy one', async () => {
  const ada = await payingMember(world)
  await world.db.updateTable('payers').set({ customerId: 'cus_of_test_keys' }).execute()
  await reconcile(world.services)
  expect((await membershipOf(ada)).tier).toBe('starter')
  for (const ask of [openPortal, cancelMembership])
    expect((await ada.call(ask)).body).toMatchObject({ code: 'billing.noMembership' })
  expect((await ada.call(listInvoices)).body).toEqual([])
  expect((await ada.call(previewChange, { body: priceOf('elite') })).body.amountCents).toBe(29_700)
  await buyAgain(ada, 'elite')
  expect(await tierOf(ada)).toBe('elite')
})

test('a customer that another server has replaced meanwhile is not replaced once more', async () => {
  const ada = await payingMember(world)
  await world.db.updateTable('payers').set({ customerId: 'cus_of_test_keys' }).execute()
  // Of a member making a customer asks for these alone.
  const { id, email } = ada
  const ctx = { ...world.services, member: { id, email, firstName: 'Ada', lastName: '' } } as unknown as MemberContext
  const unknown = Object.assign(new Error('gone'), {
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    param: 'customer',
  })
  const isKnown = async ({ customerId }: Customer) => {
    if (customerId === 'cus_of_test_keys') throw unknown
    return customerId
  }
  let other: string | undefined
  const mine = await withCustomer(ctx, async (customer) => {
    other ??= await withCustomer(ctx, isKnown)
    return isKnown(customer)
  })
  expect([mine, await customerOf(world, ada)]).toEqual([other, other])
})

onOneEngine('a charge from before the first membership doesn’t take the guarantee away', async () => {
  const ada = await world.member()
  await chargeByHand(world, ada)
  world.setNow('2026-03-05T12:00:00Z')
  await buyAgain(ada)
  expect((await membershipOf(ada)).guaranteeUntil).toBe('2026-04-04T00:00:00.000Z')
})
