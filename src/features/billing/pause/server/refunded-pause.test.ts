import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import {
  chargesOf,
  collectionOf,
  lastChargeOf,
  membershipOf,
  passTo,
  payingMember,
  providerOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { cancelMembership } from '../../subscription/subscription.contract.ts'
import { previewPause } from '../pause.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  await passTo(world, '2026-03-10T12:00:00Z')
  await (await providerOf(world)).refunds.create({ charge: await lastChargeOf(world, ada) })
  await world.runJobs()
  emailsNow()
})
afterEach(() => world.close())

const emailsNow = () => world.emails.splice(0).map(({ subject, text }) => ({ subject, text }))
const preview = async () => (await ada.call(previewPause, { query: { days: 10 } })).body.sentences
const pauseIt = async () => {
  expect((await ada.call(pause, { body: { days: 10 } })).status).toBe(200)
  await world.runJobs()
}

test('a plan that a refund has closed is not said to open as a pause ends; it opens with the payment that the pause moves', async () => {
  const closed = 'closed since March 10, 2026 because its last payment was refunded'
  expect((await preview()).slice(0, 2)).toEqual([
    'Your Quantum plan is closed because its last payment was refunded. It opens with the next payment, and the pause moves that to April 12, 2026.',
    'On April 12, 2026 Quantum renews for $97.00. If you resume early, that day moves up too.',
  ])
  await pauseIt()
  expect(await collectionOf(world, ada)).toMatchObject({ next: '2026-04-12T00:00:00.000Z' })
  const { sentence } = await membershipOf(ada)
  expect(sentence).toContain(closed)
  expect(sentence).toContain('the next payment is on April 12, 2026')
  const [told, ...others] = emailsNow()
  expect([told?.subject, others]).toEqual(['Your Quantum plan is closed until April 12, 2026', []])
  await passTo(world, '2026-03-21T12:00:00Z')
  expect([await tierOf(ada), emailsNow()]).toEqual(['starter', []])
  expect((await membershipOf(ada)).sentence).toContain(closed)
  await passTo(world, '2026-04-12T13:00:00Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['quantum', [9700, 9700]])
})

test('resumed early, its payment moves up, which is told', async () => {
  await pauseIt()
  emailsNow()
  await passTo(world, '2026-03-12T12:00:00Z')
  await ada.call(resume)
  await world.runJobs()
  expect(emailsNow().map(({ subject }) => subject)).toEqual(['Your Quantum plan is closed until April 4, 2026'])
  expect(await tierOf(ada)).toBe('starter')
})

test('one that is to end stays closed until it does', async () => {
  await ada.call(cancelMembership)
  await world.runJobs()
  emailsNow()
  expect((await preview())[0]).toBe(
    'Your Quantum plan is closed because its last payment was refunded. It stays closed until it ends on April 12, 2026, and you won’t be charged again.',
  )
  await pauseIt()
  expect(emailsNow().map(({ subject }) => subject)).toEqual(['Your Quantum plan ends on April 12, 2026'])
})
