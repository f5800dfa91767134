import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0301-elite-welcomed.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('who is on Elite, paid for or given and not over, is not asked for a first session; who was asked keeps the day', async () => {
  const [past, ahead] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
  const on = async (tier: 'quantum' | 'elite', givenTier: 'elite' | null, givenUntil: string | null) => {
    const { id: memberId } = await world.member()
    const row = { memberId, tier, updatedAt: past, givenTier, givenUntil }
    await world.db
      .insertInto('memberships')
      .values(row)
      .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
      .execute()
    return memberId
  }
  const [asked, paid] = [await on('elite', null, null), await on('elite', null, null)]
  const given = await on('quantum', 'elite', ahead)
  await on('quantum', null, null)
  await on('quantum', 'elite', past)
  await world.db.insertInto('eliteWelcomes').values({ memberId: asked, sentAt: past }).execute()
  await up(world.db as never)
  await up(world.db as never)
  const welcomes = await world.db.selectFrom('eliteWelcomes').selectAll().execute()
  expect(welcomes.map(({ memberId }) => memberId).sort()).toEqual([asked, paid, given].sort())
  expect(welcomes.find(({ memberId }) => memberId === asked)?.sentAt).toBe(past)
})
