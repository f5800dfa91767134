import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as guaranteeContract from '#features/billing/guarantee/guarantee.contract.ts'
import { listLedger } from '#features/game/points/points.contract.ts'
import { getGameProfile } from '#features/game/profile/profile.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { countsOf, joinAndBuy, joinBy, type Referred, statsOf } from '#tests/world/referred.ts'
import { ask, confirmAddress, emailsTo, password, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const pointsOf = async (member: TestMember) => (await member.call(getGameProfile)).body.userPoints
const badgesOf = async (member: TestMember) =>
  (await member.call(getGameProfile)).body.badges.filter(({ earned }) => earned).map(({ id }) => id)
const entriesOf = async (member: TestMember) =>
  (await member.call(listLedger, { query: { limit: 500 } })).body.map(({ reason, points }) => [reason, points])
const reward = () => world.services.game.proactivity.convertedReferral

describe('conversion', () => {
  onOneEngine('comes with the first payment, pays the referrer once, and is explained in the ledger', async () => {
    const ada = await world.member()
    await joinAndBuy(world, ada.id)
    await world.runJobs()
    expect(await countsOf(ada)).toEqual([1, 0, 1, 0])
    expect(await pointsOf(ada)).toMatchObject({ totalPoints: reward(), proactivityPoints: reward(), totalXP: 0 })
    expect(await entriesOf(ada)).toEqual([['proactivity.converted-referral', reward()]])
    expect((await statsOf(ada)).referrals.map(({ status }) => status)).toEqual(['converted'])
  })

  onOneEngine('waits for the confirmed address of whoever paid before', async () => {
    const ada = await world.member()
    const grace = await joinBy(world, ada.id)
    const waits = async () => (await statsOf(ada)).referrals.map(({ waitsFor }) => waitsFor)
    expect(await waits()).toEqual(['payment'])
    await grace.buy()
    expect([await countsOf(ada), (await pointsOf(ada)).totalPoints]).toEqual([[1, 1, 0, 0], 0])
    expect(await waits()).toEqual(['confirmation'])
    await grace.confirm()
    expect(await waits()).toEqual([null])
    expect([await countsOf(ada), (await pointsOf(ada)).totalPoints]).toEqual([[1, 0, 1, 0], reward()])
  })

  onOneEngine('counts an address that took the place of one that was never confirmed', async () => {
    const ada = await world.member()
    const grace = await joinBy(world, ada.id)
    await grace.buy()
    const email = someone()
    await ask(world, '/api/settings/email', { method: 'POST', body: { email, password }, cookie: grace.caller.cookie })
    const [sent] = await emailsTo(world, email)
    expect((await confirmAddress(world, tokenIn(sent?.text), grace.caller.cookie)).status).toBe(200)
    expect(await countsOf(ada)).toEqual([1, 0, 1, 0])
  })

  test('comes once when payment and confirmation come together', async () => {
    const ada = await world.member()
    const all: Referred[] = []
    for (let one = 0; one < 4; one += 1) all.push(await joinBy(world, ada.id))
    await Promise.all(all.flatMap((one) => [one.buy(), one.confirm()]))
    await world.runJobs()
    expect([await countsOf(ada), (await pointsOf(ada)).totalPoints]).toEqual([[4, 0, 4, 0], 4 * reward()])
    expect(await entriesOf(ada)).toHaveLength(4)
  })

  onOneEngine('earns the badge of proactivity, which the referrer keeps when a referral merely leaves', async () => {
    const ada = await world.member()
    const joined = [await joinAndBuy(world, ada.id), await joinAndBuy(world, ada.id), await joinAndBuy(world, ada.id)]
    expect(await badgesOf(ada)).toContain('pathfinder')
    await world.db
      .deleteFrom('users')
      .where('id', '=', joined[0]?.id ?? '')
      .execute()
    const { referrals, convertedReferrals } = await statsOf(ada)
    expect([convertedReferrals, referrals.at(-1)]).toMatchObject([
      3,
      { referredUser: { firstName: '', lastName: '' }, hasLeft: true, status: 'converted' },
    ])
    expect(await badgesOf(ada)).toContain('pathfinder')
  })

  onOneEngine('is nobody’s when the referrer has left', async () => {
    const ada = await world.member()
    const grace = await joinBy(world, ada.id)
    await grace.confirm()
    await world.db.deleteFrom('users').where('id', '=', ada.id).execute()
    await grace.buy()
    expect(await world.db.selectFrom('ledgerEntries').selectAll().execute()).toEqual([])
  })
})

describe('the guarantee', () => {
  test('takes back exactly what the conversion paid, once, and the badge it earned', async () => {
    const ada = await world.member()
    await joinAndBuy(world, ada.id)
    await joinAndBuy(world, ada.id)
    const before = [await pointsOf(ada), await badgesOf(ada)]
    const grace = await joinAndBuy(world, ada.id)
    expect(await badgesOf(ada)).toContain('pathfinder')
    await Promise.all(Array.from({ length: 5 }, () => grace.caller.call(guaranteeContract.claimGuarantee)))
    await world.runJobs()
    expect([await pointsOf(ada), await badgesOf(ada)]).toEqual(before)
    expect(await countsOf(ada)).toEqual([3, 0, 2, 1])
    expect((await entriesOf(ada))[0]).toEqual(['proactivity.converted-referral-reversed', -reward()])
  })

  onOneEngine('leaves a badge that is earned without that conversion', async () => {
    const ada = await world.member()
    const grace = await joinAndBuy(world, ada.id)
    for (let more = 0; more < 3; more += 1) await joinAndBuy(world, ada.id)
    await grace.caller.call(guaranteeContract.claimGuarantee)
    expect(await badgesOf(ada)).toContain('pathfinder')
  })

  onOneEngine('is final: neither a later confirmation nor a second membership converts', async () => {
    const ada = await world.member()
    const grace = await joinBy(world, ada.id)
    await grace.buy()
    await grace.caller.call(guaranteeContract.claimGuarantee)
    await grace.confirm()
    expect(await countsOf(ada)).toEqual([1, 0, 0, 1])
    await grace.buy()
    await world.runJobs()
    expect([await countsOf(ada), await entriesOf(ada)]).toEqual([[1, 0, 0, 1], []])
  })
})
