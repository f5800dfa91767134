import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  collectionOf,
  disputeCharge,
  lastChargeOf,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  settleDispute,
  subscriptionOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { changePlan, resumeMembership } from '../../subscription/subscription.contract.ts'

/** For a month after a move to a smaller plan the schedule that brought it is still on the subscription. */
let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world, 'elite')
  await ada.call(changePlan, { body: priceOf('quantum') })
  await passTo(world, '2026-04-02T13:00:00Z')
  expect([(await membershipOf(ada)).tier, (await subscriptionOf(world, ada)).schedule]).toEqual([
    'quantum',
    expect.stringMatching(/^sub_sched_/),
  ])
})
afterEach(() => world.close())

test('a pause after the move keeps the days that are paid for, and can end early', async () => {
  await passTo(world, '2026-04-10T12:00:00Z')
  await ada.call(pause, { body: { days: 10 } })
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({
    behavior: 'void',
    resumes: '2026-04-20T00:00:00.000Z',
    next: '2026-05-12T00:00:00.000Z',
  })
  expect((await subscriptionOf(world, ada)).schedule).toBeNull()
  world.setNow('2026-04-12T12:00:00Z')
  await ada.call(resume)
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-05-04T12:00:00.000Z' })
  await passTo(world, '2026-05-04T13:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700, 9700, 29_700])
})

test('a dispute that is won after the move opens the plan and moves the payment', async () => {
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  await passTo(world, '2026-04-12T13:00:00Z')
  await settleDispute(world, id, 'won')
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-05-12T12:00:00.000Z' })
  expect((await membershipOf(ada)).tier).toBe('quantum')
})

test('a move that has happened isn’t one to take back, and its plan isn’t another one', async () => {
  expect((await ada.call(resumeMembership)).body.code).toBe('billing.notCancelled')
  expect((await ada.call(changePlan, { body: priceOf('quantum') })).body.code).toBe('billing.samePlan')
})
