import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { planOpened } from '#features/membership/membership.events.ts'
import type { Context } from '#platform/server/context.ts'
import {
  buyAgain,
  customerOf,
  disputeCharge,
  lastChargeOf,
  loseEvents,
  passTo,
  payingMember,
  settleDispute,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { providerInstead } from '#tests/world/payments/provider-instead.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { syncCustomer } from './sync-customer.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const openedOf = async (member: TestMember) => (await member.call(getDashboard)).body.opened
const firstSessions = async ({ email }: TestMember) =>
  (await emailsTo(world, email)).filter(({ subject }) => subject.startsWith('Your first Elite session'))

/** One of those who were on Elite before this email was sent at all. */
async function longOnElite(): Promise<TestMember> {
  const ada = await payingMember(world, 'elite')
  await world.runJobs()
  await world.db.deleteFrom('eliteWelcomes').where('memberId', '=', ada.id).execute()
  return ada
}

/** What a sync says of plans that opened. */
async function openedBySync(member: TestMember) {
  const opened: unknown[] = []
  const dispatch: Context['dispatch'] = async (ctx, event) => {
    if (event.name === planOpened({ memberId: '', tier: 'elite' }).name) opened.push(event)
    await world.services.dispatch(ctx, event)
  }
  await syncCustomer({ ...world.services, dispatch }, await customerOf(world, member))
  return opened
}

test('a plan that is open again after a dispute is not told as a new one, and asks for no first session', async () => {
  const ada = await longOnElite()
  expect(await openedOf(ada)).toEqual({ tier: 'elite', givenThrough: null })
  await passTo(world, '2026-03-12T12:00:00Z')
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  expect(await tierOf(ada)).toBe('starter')
  await settleDispute(world, id, 'won')
  await world.runJobs()
  expect([await tierOf(ada), await openedOf(ada)]).toEqual(['elite', null])
  expect(await firstSessions(ada)).toHaveLength(1)
})

test('nor is one that the provider had left out by mistake', async () => {
  const ada = await longOnElite()
  await passTo(world, '2026-03-22T12:00:00Z')
  const undo = await providerInstead(world, 'subscriptions', { list: async () => ({ data: [], has_more: false }) })
  expect(await openedBySync(ada)).toEqual([])
  expect(await tierOf(ada)).toBe('starter')
  undo()
  expect(await openedBySync(ada)).toEqual([])
  expect([await tierOf(ada), await openedOf(ada)]).toEqual(['elite', null])
  await world.runJobs()
  expect(await firstSessions(ada)).toHaveLength(1)
})

test('one that ends is not said to open; bought again, it is', async () => {
  const ada = await payingMember(world, 'quantum')
  await world.runJobs()
  const { id } = await subscriptionOf(world, ada)
  await (await world.services.payments.stripe()).subscriptions.cancel(id)
  await loseEvents(world)
  expect(await openedBySync(ada)).toEqual([])
  expect([await tierOf(ada), await openedOf(ada)]).toEqual(['starter', null])
  await buyAgain(ada, 'quantum')
  expect(await openedOf(ada)).toEqual({ tier: 'quantum', givenThrough: null })
})
