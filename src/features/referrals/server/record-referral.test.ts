import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getGameProfile } from '#features/game/profile/profile.contract.ts'
import { countsOf, joinBy, statsOf } from '#tests/world/referred.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getReferralStats } from '../referrals.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

describe('joining by a link', () => {
  test('shows the newcomer as pending, with no more of them than the name', async () => {
    const ada = await world.member()
    const grace = await joinBy(world, ada.id)
    const { referrals, ...counts } = await statsOf(ada)
    expect(counts).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      convertedReferrals: 0,
      reversedReferrals: 0,
      rewardPoints: world.services.game.proactivity.convertedReferral,
    })
    expect(referrals).toEqual([
      {
        id: expect.any(String),
        referredUser: { firstName: 'Grace', lastName: 'Hopper' },
        hasLeft: false,
        referralDate: '2026-03-02T12:00:00.000Z',
        status: 'pending',
        waitsFor: 'payment',
      },
    ])
    expect(JSON.stringify(referrals)).not.toContain(grace.id)
    expect((await ada.call(getGameProfile)).body.userPoints.totalPoints).toBe(0)
  })

  test.each([
    ['a link that is nobody’s', '0190a0a0-0000-7000-8000-000000000000'],
    ['a link with something else in it', "x' or '1'='1"],
    ['an empty link', ''],
  ])('by %s is joining without one', async (_, ref) => {
    const { caller } = await joinBy(world, ref)
    expect((await statsOf(caller)).totalReferrals).toBe(0)
    expect(await world.db.selectFrom('referrals').selectAll().execute()).toEqual([])
  })

  test('is for newcomers: an account has one referrer for good, and nobody is their own', async () => {
    const ada = await world.member()
    const bob = await world.member()
    const grace = await joinBy(world, ada.id)
    const again = { memberId: grace.id, ref: bob.id }
    const self = { memberId: bob.id, ref: bob.id }
    await world.services.db.transaction().execute(async (db) => {
      const ctx = { ...world.services, db, inTransaction: true as const }
      for (const data of [again, self]) await ctx.dispatch(ctx, { name: 'identity.member-joined', data })
    })
    expect([await countsOf(ada), await countsOf(bob)]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  test('is listed newest first, page by page', async () => {
    const ada = await world.member()
    for (const name of ['One', 'Two', 'Three']) await joinBy(world, ada.id, name)
    const namesOf = (referrals: { referredUser: { firstName: string } }[]) =>
      referrals.map(({ referredUser }) => referredUser.firstName)
    const first = (await ada.call(getReferralStats, { query: { limit: 2 } })).body.referrals
    expect(namesOf(first)).toEqual(['Three', 'Two'])
    const rest = (await ada.call(getReferralStats, { query: { limit: 2, before: first[1]?.id } })).body
    expect([namesOf(rest.referrals), rest.totalReferrals]).toEqual([['One'], 3])
  })

  test('tells the referrer’s browser that there is news', async () => {
    const ada = await world.member()
    const before = Number((await ada.call(getReferralStats, { query: { limit: 1 } })).headers['x-member-version'])
    await joinBy(world, ada.id)
    const after = Number((await ada.call(getReferralStats, { query: { limit: 1 } })).headers['x-member-version'])
    expect(after).toBeGreaterThan(before)
  })
})
