import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  collectionOf,
  disputeCharge,
  lastChargeOf,
  passTo,
  payingMember,
  settleDispute,
} from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

test('a pause that began in a dispute and ends early after it leaves no payment out', async () => {
  const ada = await payingMember(world)
  await passTo(world, '2026-03-10T12:00:00Z')
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  await ada.call(pause, { body: { days: 60 } })
  await world.runJobs()
  await passTo(world, '2026-03-15T12:00:00Z')
  await settleDispute(world, id, 'won')
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: 'void', resumes: '2026-05-09T00:00:00.000Z' })
  world.setNow('2026-03-17T12:00:00Z')
  await ada.call(resume)
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-09T12:00:00.000Z' })
  await passTo(world, '2026-04-09T13:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
  expect(await reconcile(world.services)).toMatchObject({ drift: [] })
})
