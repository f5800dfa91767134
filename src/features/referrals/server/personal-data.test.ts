import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/server/context.ts'
import { joinBy, statsOf } from '#tests/world/referred.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { referralsPersonalData } from './referrals.personal-data.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const referredAt = '2026-03-02T12:00:00.000Z'
const open = { convertedAt: null, reversedAt: null }

test('a member takes along whom they invited by name, and of their own invitation only the day', async () => {
  const ada = await world.member()
  const grace = await joinBy(world, ada.id)
  const of = (id: string) => referralsPersonalData.export(world.services, id)
  expect((await of(ada.id)).map(({ rows }) => rows)).toEqual([
    [{ firstName: 'Grace', lastName: 'Hopper', status: 'pending', referredAt, ...open }],
    [],
  ])
  expect((await of(grace.id)).map(({ rows }) => rows)).toEqual([[], [{ referredAt, paidAt: null, ...open }]])
})

test('whoever is erased is counted on without a name, and whoever invited and is erased leaves nothing', async () => {
  const ada = await world.member()
  const grace = await joinBy(world, ada.id)
  await transaction(world.services, (ctx) => referralsPersonalData.erase(ctx, grace.id))
  expect(await statsOf(ada)).toMatchObject({ totalReferrals: 1, referrals: [{ hasLeft: true }] })
  await transaction(world.services, (ctx) => referralsPersonalData.erase(ctx, ada.id))
  expect((await statsOf(ada)).totalReferrals).toBe(0)
})
