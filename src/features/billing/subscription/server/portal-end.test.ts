import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { resumeMembership } from '../subscription.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  // As the portal does it: the end of the period as a day of its own.
  const { id, items } = await subscriptionOf(world, ada)
  const cancel_at = items.data[0]!.current_period_end
  await (await providerOf(world)).subscriptions.update(id, { cancel_at })
  await world.runJobs()
})
afterEach(() => world.close())

test('an end that was set in the portal is told, and taken back by resuming', async () => {
  expect(await membershipOf(ada)).toMatchObject({ endsAt: '2026-04-02T12:00:00.000Z', canResume: true })
  const { body } = await ada.call(resumeMembership)
  expect(body).toMatchObject({ endsAt: null, renewsAt: '2026-04-02T12:00:00.000Z', canCancel: true, canResume: false })
  await passTo(world, '2026-04-02T13:00:00Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['quantum', [9700, 9700]])
})

onOneEngine('a pause moves it by as much, so that the days that are paid for are kept', async () => {
  world.setNow('2026-03-20T12:00:00Z')
  expect((await ada.call(pause, { body: { days: 22 } })).status).toBe(200)
  await world.runJobs()
  // 21 days and 12 hours later.
  expect((await membershipOf(ada)).endsAt).toBe('2026-04-24T00:00:00.000Z')
  expect((await subscriptionOf(world, ada)).cancel_at).toBe(Date.parse('2026-04-24T00:00:00Z') / 1000)
  await passTo(world, '2026-04-23T12:00:00Z')
  expect(await tierOf(ada)).toBe('quantum')
  await passTo(world, '2026-04-24T00:00:01Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['starter', [9700]])
})
