import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ColumnTypes } from '#platform/server/database/migrate.ts'
import { disputeCharge, lastChargeOf, payingMember } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0340-disputes-that-stay.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('disputes that were there are there, and one outlives its member', async () => {
  const ada = await payingMember(world)
  await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  const rows = () => world.db.selectFrom('disputes').selectAll().execute()
  const before = await rows()
  expect(before).toMatchObject([{ memberId: ada.id, cents: 9700 }])
  await world.db.schema.dropIndex('moneyEntriesOfDispute').execute()
  const instant: ColumnTypes['instant'] = world.engine === 'postgres' ? 'timestamptz' : 'text'
  await up(world.db as never, { instant, byteOrder: '' })
  expect(await rows()).toEqual(before)
  await world.db.deleteFrom('users').where('id', '=', ada.id).execute()
  expect(await rows()).toEqual(before.map((row) => ({ ...row, memberId: null })))
})
