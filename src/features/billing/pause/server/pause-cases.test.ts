import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestPortal, payWithTestCard, saveTestCard } from '#app/test-payments.contract.ts'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  collectionOf,
  customerOf,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  testCard,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import { openPortal } from '../../customers/customers.contract.ts'
import { claimGuarantee } from '../../guarantee/guarantee.contract.ts'
import { previewPause } from '../pause.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const at = (instant: string) => passTo(world, instant)
const pauseFor = async (member: TestMember, days: number) => {
  expect((await member.call(pause, { body: { days } })).status).toBe(200)
  await world.runJobs()
}
const failsAtRenewal = '4000 0000 0000 0341'

describe('a failed payment when the pause begins', () => {
  let ada: TestMember
  beforeEach(async () => {
    ada = await payingMember(world, 'quantum', failsAtRenewal)
    await at('2026-04-02T13:00:00Z')
  })

  test('stays open and is tried again; nothing new is taken, and what is paid late is kept whole', async () => {
    expect((await ada.call(previewPause, { query: { days: 20 } })).body.sentences.slice(0, 2)).toEqual([
      'Your Quantum plan pauses too and opens again on April 22, 2026. You won’t get any new charges before then.',
      'The payment that failed is still due, and we’ll try your card again.',
    ])
    await pauseFor(ada, 20)
    expect((await membershipOf(ada)).sentence).toContain(
      'The payment that failed is still due, and we’ll try your card again',
    )
    expect(await collectionOf(world, ada)).toMatchObject({
      status: 'past_due',
      behavior: 'void',
      resumes: '2026-04-22T00:00:00.000Z',
      next: '2026-05-02T12:00:00.000Z',
    })
    await at('2026-04-03T12:00:00Z')
    const { url } = (await ada.call(openPortal)).body
    const session = new URL(url).searchParams.get('session') ?? ''
    expect((await ada.call(getTestPortal, { params: { session } })).status).toBe(200)
    await ada.call(saveTestCard, { params: { session }, body: testCard() })
    await world.runJobs()
    expect(await chargesOf(world, ada)).toEqual([9700, 9700])
    expect([await tierOf(ada), (await membershipOf(ada)).pausedUntil]).toEqual(['starter', '2026-04-22T00:00:00.000Z'])
    // 19 days and 11 hours, added to the month that is now paid.
    expect(await collectionOf(world, ada)).toMatchObject({ status: 'trialing', next: '2026-05-21T23:00:00.000Z' })
    await at('2026-04-22T00:00:01Z')
    expect(await tierOf(ada)).toBe('quantum')
    await at('2026-05-21T23:00:01Z')
    expect(await chargesOf(world, ada)).toHaveLength(3)
  })

  test('that is never paid ends the plan as ever, and a new one can be bought while the program rests', async () => {
    await pauseFor(ada, 30)
    await at('2026-04-20T12:00:00Z')
    expect(await membershipOf(ada)).toMatchObject({ tier: 'starter', status: 'canceled', pausedUntil: null })
    const { body } = await ada.call(createSubscription, { body: priceOf('quantum') })
    await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
    await world.runJobs()
    expect(await tierOf(ada)).toBe('quantum')
    await ada.call(resume)
    await world.runJobs()
    expect([await tierOf(ada), (await membershipOf(ada)).renewsAt]).toEqual(['quantum', '2026-05-20T12:00:00.000Z'])
  })

  test('does not get its days for nothing: resuming leaves it as it was', async () => {
    await pauseFor(ada, 1)
    await ada.call(resume)
    await world.runJobs()
    expect(await collectionOf(world, ada)).toMatchObject({
      status: 'past_due',
      behavior: null,
      next: '2026-05-02T12:00:00.000Z',
    })
  })
})

describe('the guarantee', () => {
  test('stands still: no day of it is lost, and none is won by resuming early', async () => {
    const ada = await payingMember(world)
    expect((await membershipOf(ada)).guaranteeUntil).toBe('2026-04-01T00:00:00.000Z')
    await at('2026-03-20T12:00:00Z')
    await pauseFor(ada, 22)
    expect((await membershipOf(ada)).guaranteeUntil).toBe('2026-04-23T00:00:00.000Z')
    world.setNow('2026-03-25T12:00:00Z')
    await ada.call(resume)
    expect((await membershipOf(ada)).guaranteeUntil).toBe('2026-04-06T00:00:00.000Z')
    await at('2026-04-05T23:59:00Z')
    expect((await ada.call(claimGuarantee)).body).toMatchObject({ status: 'refunded', refund: { cents: 9700 } })
  })

  test('ends after thirty days that were not paused, and names the day', async () => {
    const ada = await payingMember(world)
    await pauseFor(ada, 10)
    world.setNow('2026-04-11T00:00:00Z')
    const { body } = await ada.call(claimGuarantee)
    expect([body.code, body.message]).toEqual([
      'billing.guaranteeOver',
      'Your 30-day guarantee ended on April 10, 2026.',
    ])
  })

  test('can be used while paused: the money goes back, and the pause of the program stays', async () => {
    const ada = await payingMember(world)
    await at('2026-03-20T12:00:00Z')
    await pauseFor(ada, 22)
    expect((await ada.call(claimGuarantee)).body).toMatchObject({ status: 'refunded', pausedUntil: null })
    await world.runJobs()
    expect(await collectionOf(world, ada)).toMatchObject({ status: 'canceled' })
    await ada.call(resume)
    await world.runJobs()
    expect(await tierOf(ada)).toBe('starter')
  })
})

test('a refund by the operator while paused leaves the plan closed, and nothing is charged before its day', async () => {
  const ada = await payingMember(world)
  await at('2026-03-20T12:00:00Z')
  await pauseFor(ada, 22)
  const stripe = await providerOf(world)
  const [charge] = (await stripe.charges.list({ customer: await customerOf(world, ada) })).data
  await stripe.refunds.create({ charge: charge?.id ?? '' })
  await world.runJobs()
  await at('2026-04-11T00:00:01Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['starter', [9700]])
})

test('an account that is deleted while paused leaves nothing running', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  await pauseFor(ada, 22)
  expect((await ada.call(deleteAccount, { body: {} })).status).toBe(200)
  await world.runJobs()
  const stripe = await providerOf(world)
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  expect(await world.db.selectFrom('membershipPauses').selectAll().execute()).toEqual([])
})
