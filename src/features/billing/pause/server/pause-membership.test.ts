import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginAgain, pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  collectionOf,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { previewPause } from '../pause.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
})
afterEach(() => world.close())

const at = (instant: string) => passTo(world, instant)
const pauseFor = async (days: number, member = ada) => {
  expect((await member.call(pause, { body: { days } })).status).toBe(200)
  await world.runJobs()
}
const subjects = (part: string) => world.emails.filter(({ subject }) => subject.includes(part))

test('a pause over the end of the period charges nothing, closes the plan, and adds the paid days when it ends', async () => {
  await at('2026-03-20T12:00:00Z')
  await pauseFor(22)
  expect(await tierOf(ada)).toBe('starter')
  expect(await membershipOf(ada)).toMatchObject({
    tier: 'quantum',
    pausedUntil: '2026-04-11T00:00:00.000Z',
    renewsAt: '2026-04-24T00:00:00.000Z',
    canCancel: true,
    canChange: false,
    sentence:
      'Quantum is paused with your program and opens again on April 11, 2026. No payment until April 24, 2026, when it renews for $97.00.',
  })
  const paused = { behavior: 'void', resumes: '2026-04-11T00:00:00.000Z', next: '2026-04-24T00:00:00.000Z' }
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  await at('2026-04-10T23:59:59Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['starter', [9700]])
  // By the clock alone: nothing has run yet.
  world.setNow('2026-04-11T00:00:00Z')
  expect(await tierOf(ada)).toBe('quantum')
  await at('2026-04-11T01:00:00Z')
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-24T00:00:00.000Z' })
  expect((await membershipOf(ada)).sentence).toBe('Quantum renews on April 24, 2026 for $97.00.')
  await at('2026-04-24T00:00:01Z')
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
  expect((await membershipOf(ada)).sentence).toBe('Quantum renews on May 24, 2026 for $97.00.')
  expect(subjects('paused until April 11, 2026').map(({ text }) => text)).toEqual([
    expect.stringContaining('so the next payment is on April 24, 2026'),
  ])
  expect(subjects('Quantum plan is back')).toHaveLength(1)
  expect(subjects('Receipt: $97.00')).toHaveLength(2)
})

test('a pause within the period is added to it, and nothing is voided', async () => {
  await at('2026-03-10T12:00:00Z')
  await pauseFor(7)
  await at('2026-04-08T23:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700])
  await at('2026-04-09T12:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
})

test('resuming is one click: the plan is open at once, and the payment comes earlier by as much', async () => {
  await at('2026-03-20T12:00:00Z')
  await pauseFor(22)
  world.setNow('2026-03-25T12:00:00Z')
  expect((await ada.call(resume)).status).toBe(200)
  expect(await tierOf(ada)).toBe('quantum')
  // Before the provider has heard of it.
  expect(await membershipOf(ada)).toMatchObject({ pausedUntil: null, renewsAt: '2026-04-07T12:00:00.000Z' })
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-07T12:00:00.000Z' })
  expect(await membershipOf(ada)).toMatchObject({ renewsAt: '2026-04-07T12:00:00.000Z' })
  expect(subjects('Quantum plan is back')).toHaveLength(1)
})

test('beginning again ends the pause of the membership too', async () => {
  await pauseFor(22)
  await ada.call(beginAgain)
  await world.runJobs()
  expect(await tierOf(ada)).toBe('quantum')
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null })
})

test('two pauses add up', async () => {
  await at('2026-03-10T12:00:00Z')
  await pauseFor(7)
  await at('2026-03-20T12:00:00Z')
  await pauseFor(7)
  expect(await collectionOf(world, ada)).toMatchObject({ next: '2026-04-15T12:00:00.000Z' })
})

describe('before it is confirmed', () => {
  const sentences = async (days: number, member = ada) =>
    (await member.call(previewPause, { query: { days } })).body.sentences

  test('a member reads what it means in their case, and these dates hold', async () => {
    await at('2026-03-20T12:00:00Z')
    expect(await sentences(22)).toEqual([
      'No payment until April 24, 2026. Your Quantum plan pauses too and opens again on April 11, 2026; you keep the days you’ve paid for.',
      'On April 24, 2026 Quantum renews for $97.00. If you resume early, that day moves up too.',
      'While it’s paused, you still have everything in Starter and every lesson you completed.',
      'Your 30-day guarantee is paused too.',
    ])
    await pauseFor(22)
    expect(await sentences(5)).toEqual([])
  })

  test('who pays nothing reads nothing, and keeps what was given to them', async () => {
    const eve = await world.member()
    const at = '2026-03-02T12:00:00.000Z'
    await world.db
      .insertInto('memberships')
      .values({ memberId: eve.id, tier: 'elite', updatedAt: at, moneyBackAt: null, closedUntil: null })
      .execute()
    expect(await sentences(10, eve)).toEqual([])
    await pauseFor(10, eve)
    expect([await tierOf(eve), (await membershipOf(eve)).pausedUntil]).toEqual(['elite', null])
  })
})

describe('a membership that ends', () => {
  test('canceled before the pause: the days left are kept, and it ends after them', async () => {
    await ada.call(subscriptionContract.cancelMembership)
    await at('2026-03-20T12:00:00Z')
    await pauseFor(22)
    expect((await membershipOf(ada)).sentence).toBe(
      'Quantum is paused with your program and opens again on April 11, 2026. It ends on April 24, 2026, and you won’t be charged again.',
    )
    await at('2026-04-12T12:00:00Z')
    expect(await tierOf(ada)).toBe('quantum')
    await at('2026-04-24T00:00:01Z')
    expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['starter', [9700]])
  })

  test('canceled while paused: the same, and its email says both dates', async () => {
    await at('2026-03-20T12:00:00Z')
    await pauseFor(22)
    expect((await ada.call(subscriptionContract.cancelMembership)).body).toMatchObject({
      endsAt: '2026-04-24T00:00:00.000Z',
      pausedUntil: '2026-04-11T00:00:00.000Z',
    })
    await world.runJobs()
    const [email] = subjects('ends on April 24, 2026')
    expect(email?.text).toContain('paused until April 11, 2026, then open until April 24, 2026')
    expect((await ada.call(subscriptionContract.resumeMembership)).body).toMatchObject({ canCancel: true })
    await at('2026-04-24T00:00:01Z')
    expect(await chargesOf(world, ada)).toEqual([9700, 9700])
  })
})

describe('a change of plan', () => {
  test('is refused while paused, wherever it is asked for', async () => {
    await pauseFor(7)
    const { previewChange, changePlan } = subscriptionContract
    for (const call of [previewChange, changePlan])
      expect((await ada.call(call, { body: priceOf('elite') })).body.code).toBe('billing.membershipPaused')
  })

  test('in the days that a pause added costs their share, as previewed', async () => {
    await at('2026-03-17T12:00:00Z')
    await pauseFor(10)
    await at('2026-03-27T00:00:01Z')
    expect((await subscriptionOf(world, ada)).status).toBe('trialing')
    const { body } = await ada.call(subscriptionContract.previewChange, { body: priceOf('elite') })
    // 16 days of a month of 31 at 200 dollars more.
    expect(body.amountCents).toBe(Math.round((20_000 * (16 * 86_400 - 1)) / (31 * 86_400)))
    await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
    expect([await tierOf(ada), (await chargesOf(world, ada))[0]]).toEqual(['elite', body.amountCents])
  })

  test('to a smaller one that is planned moves along', async () => {
    const eve = await payingMember(world, 'elite')
    await eve.call(subscriptionContract.changePlan, { body: priceOf('quantum') })
    await at('2026-03-20T12:00:00Z')
    await pauseFor(22, eve)
    expect(await membershipOf(eve)).toMatchObject({ nextTier: 'quantum', renewsAt: '2026-04-24T00:00:00.000Z' })
    expect(await collectionOf(world, eve)).toMatchObject({ behavior: 'void', next: '2026-04-24T00:00:00.000Z' })
    world.setNow('2026-03-30T12:00:00Z')
    await eve.call(resume)
    await world.runJobs()
    expect(await collectionOf(world, eve)).toMatchObject({ behavior: null, next: '2026-04-12T12:00:00.000Z' })
    await at('2026-04-12T12:00:01Z')
    expect([await tierOf(eve), await chargesOf(world, eve)]).toEqual(['quantum', [9700, 29_700]])
  })
})
