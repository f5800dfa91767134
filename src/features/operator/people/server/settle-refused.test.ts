import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { reconcile } from '#features/billing/sync/server/reconcile.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { chargesOf, passTo, payingMember, providerOf, refundsOf, subscriptionOf } from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { actOnPerson, getPerson } from '../people.contract.ts'

let world: World
let owner: TestMember
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
  ada = await payingMember(world)
  world.setNow('2026-03-03T12:00:00Z')
})
afterEach(() => world.close())

const owedOf = async () => {
  const { owed, canSettle } = (await owner.call(getPerson, { params: { memberId: ada.id } })).body.membership
  return [owed, canSettle]
}
const settle = async () => {
  const body = { action: 'settle-guarantee', reason: 'By bank transfer' } as const
  const answer = await owner.call(actOnPerson, { params: { memberId: ada.id }, body })
  return answer.status === 200 ? 'settled' : (answer.body as { code?: string }).code
}
const refunds = () => refundsOf(world)
const refuses = providerFails('StripeInvalidRequestError', 'Charge ch_1 has been charged back; cannot issue a refund.')

test('a guarantee whose membership couldn’t be ended yet is not settled, and nothing more is charged', async () => {
  const undo = await providerInstead(world, 'subscriptions', { cancel: providerFails('StripeConnectionError', 'down') })
  await ada.call(claimGuarantee)
  await world.runJobs()
  expect([await owedOf(), await settle()]).toEqual([['$97.00', false], 'operator.refundTried'])
  undo()
  for (const day of ['2026-03-04', '2026-04-03', '2026-05-03']) await passTo(world, `${day}T12:00:01Z`)
  expect([(await subscriptionOf(world, ada)).status, await chargesOf(world, ada)]).toEqual(['canceled', [9700]])
  expect((await refunds()).map(({ amount }) => amount)).toEqual([9700])
})

test('one that was settled while its membership ran on is ended all the same, and nothing is refunded', async () => {
  const undo = await providerInstead(world, 'subscriptions', { cancel: providerFails('StripeConnectionError', 'down') })
  await ada.call(claimGuarantee)
  await world.runJobs()
  const settledAt = '2026-03-03T12:00:00.000Z'
  await world.db.updateTable('guarantees').set({ settledAt, carriedOutAt: settledAt, refundedCents: 9700 }).execute()
  undo()
  for (const day of ['2026-03-04', '2026-04-03', '2026-05-03']) await passTo(world, `${day}T12:00:01Z`)
  expect([(await subscriptionOf(world, ada)).status, await chargesOf(world, ada)]).toEqual(['canceled', [9700]])
  expect(await refunds()).toEqual([])
})

test('a refund that Stripe refused can be settled; one that is not known to be refused can’t', async () => {
  const undo = await providerInstead(world, 'refunds', { create: providerFails('StripeConnectionError', 'down') })
  await ada.call(claimGuarantee)
  expect([await owedOf(), await settle()]).toEqual([['$97.00', false], 'operator.refundTried'])
  undo()
  const again = await providerInstead(world, 'refunds', { create: refuses })
  await reconcile(world.services)
  expect(await owedOf()).toEqual(['$97.00', true])
  expect(await settle()).toBe('settled')
  again()
  await passTo(world, '2026-04-03T12:00:01Z')
  expect([await refunds(), await chargesOf(world, ada)]).toEqual([[], [9700]])
})

test('while a refund is tried again it isn’t settled, so it reaches them once', async () => {
  const undo = await providerInstead(world, 'refunds', { create: refuses })
  await ada.call(claimGuarantee)
  undo()
  const answers: unknown[] = []
  const stripe = await providerOf(world)
  const create = async (given: Stripe.RefundCreateParams, options: Stripe.RequestOptions) => {
    answers.push(await owedOf(), await settle())
    const made = await stripe.refunds.create(given, options)
    answers.push(await settle())
    return made
  }
  await providerInstead(world, 'refunds', { create: create as never })
  await reconcile(world.services)
  expect(answers).toEqual([['$97.00', false], 'operator.refundTried', 'operator.refundTried'])
  expect(await settle()).toBe('operator.nothingOwed')
  expect((await refunds()).map(({ amount }) => amount)).toEqual([9700])
})
