import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelMembership, changePlan, resumeMembership } from '#features/billing/subscription/subscription.contract.ts'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { disputeCharge, lastChargeOf, passTo, payingMember, priceOf, settleDispute } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { listNeedingMe } from '../coach-dashboard.contract.ts'

let world: World
let coach: TestMember
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  coach = await world.member({ role: 'coach' })
  ada = await payingMember(world)
  await coach.call(assignClient, { body: { clientId: ada.id } })
})
afterEach(() => world.close())

const first = async () => (await coach.call(listNeedingMe)).body[0]?.reasons[0]

test('a coach reads first that a client canceled, and no longer once that is taken back', async () => {
  await ada.call(cancelMembership)
  expect(await first()).toBe('Canceled: the plan ends Apr 2, 2026')
  await ada.call(resumeMembership)
  expect(await first()).toBeUndefined()
  await ada.call(cancelMembership)
  await passTo(world, '2026-04-04T12:00:00Z')
  expect(await first()).toBe('The plan ended Apr 2, 2026')
})

test('a plan that a dispute closes is told without an amount, until it’s won', async () => {
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  expect(await first()).toBe('The plan is closed: a payment is disputed')
  expect(JSON.stringify((await coach.call(listNeedingMe)).body)).not.toMatch(/\$|97/)
  await settleDispute(world, id, 'won')
  await world.runJobs()
  expect(await first()).toBeUndefined()
})

test('a move to another plan and a pause are told in their own words, for a week', async () => {
  await ada.call(changePlan, { body: priceOf('elite') })
  await world.runJobs()
  expect(await first()).toBe('Moved to Elite Mar 2, 2026')
  await passTo(world, '2026-03-10T12:00:00Z')
  await ada.call(pause, { body: { days: 22 } })
  await world.runJobs()
  expect(await first()).toBe('Paused since Mar 10, 2026, through Mar 31, 2026')
  await passTo(world, '2026-03-20T12:00:00Z')
  expect((await coach.call(listNeedingMe)).body).toEqual([])
})
