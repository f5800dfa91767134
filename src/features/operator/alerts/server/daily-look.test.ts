import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestCoaching } from '#features/coaching/requests/requests.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargeByHand,
  customerOf,
  disputeCharge,
  lastChargeOf,
  loseEvents,
  passTo,
  payingMember,
  providerOf,
} from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { refundPayment } from '../../money/money.contract.ts'
import { getPerson } from '../../people/people.contract.ts'
import { getRunning } from '../../running/running.contract.ts'
import { switchDailyEmail } from '../alerts.contract.ts'
import { dailyLookJob } from './daily-look.ts'

let world: World
let owner: TestMember
let other: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member({ timeZone: 'America/New_York' })
  other = await world.member({ timeZone: 'Europe/Berlin' })
  for (const { email } of [owner, other]) await setOperator(world.services, email, true)
  await world.runJobs()
  world.emails.splice(0)
})
afterEach(() => world.close())

const run = () => dailyLookJob.run(world.services, null, new AbortController().signal)
/** What each of the two is written at an instant. */
async function lookAt(instant: string) {
  world.setNow(instant)
  await Promise.all([run(), run()])
  await world.runJobs()
  const sent = world.emails.splice(0).filter(({ subject }) => subject.includes('to look at'))
  return [owner, other].map(({ email }) => sent.filter(({ to }) => to === email).map(({ text }) => text))
}

test('what needs someone is emailed once a day, by each operator’s own morning', async () => {
  const ada = await payingMember(world)
  await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  const [mine, theirs] = await lookAt('2026-03-03T07:00:00Z')
  expect([mine, theirs?.length]).toEqual([[], 1])
  expect(theirs?.[0]).toContain('1 dispute of $97.00 is open. Answer at Stripe by March 11, 2026.')
  expect(theirs?.[0]).not.toContain(ada.email)
  expect((await lookAt('2026-03-03T13:00:00Z')).map((texts) => texts.length)).toEqual([1, 0])
  expect((await lookAt('2026-03-03T22:00:00Z')).flat()).toEqual([])
  expect((await lookAt('2026-03-04T13:00:00Z')).map((texts) => texts.length)).toEqual([1, 1])
})

test('an operator whose zone is not known here is written to, and keeps no one else from it', async () => {
  await world.db.updateTable('users').set({ timeZone: 'Mars/Olympus' }).where('id', '=', owner.id).execute()
  await disputeCharge(world, await lastChargeOf(world, await payingMember(world)))
  await world.runJobs()
  expect((await lookAt('2026-03-03T13:00:00Z')).map((texts) => texts.length)).toEqual([1, 1])
})

test('in public only those are written to whose desk is open, at an address that is theirs', async () => {
  const third = await world.member({ timeZone: 'Europe/Berlin' })
  await setOperator(world.services, third.email, true)
  const ada = await payingMember(world)
  const set = (ids: string[], change: { emailVerified: number; twoStepSince: string | null }) =>
    world.db.updateTable('users').set(change).where('id', 'in', ids).execute()
  await set([owner.id], { emailVerified: 1, twoStepSince: '2026-03-01T00:00:00.000Z' })
  await set([other.id], { emailVerified: 0, twoStepSince: '2026-03-01T00:00:00.000Z' })
  await set([third.id], { emailVerified: 1, twoStepSince: null })
  const { accounts } = world.services
  Object.assign(world.services, { accounts: { ...accounts, local: false } })
  await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  world.setNow('2026-03-03T13:00:00Z')
  await run()
  await world.runJobs()
  Object.assign(world.services, { accounts })
  const told = world.emails.splice(0).filter(({ to }) => [owner, other, third].some(({ email }) => email === to))
  expect(told.map(({ to }) => to)).toEqual([owner.email, owner.email])
})

test('nothing is written where there is nothing, nor to who turned it off', async () => {
  expect((await lookAt('2026-03-03T13:00:00Z')).flat()).toEqual([])
  const ada = await world.member({ tier: 'elite' })
  await ada.call(requestCoaching, { body: { kind: 'session', text: 'My prices.' } })
  expect((await lookAt('2026-03-05T13:00:00Z')).flat()).toEqual([])
  expect((await other.call(getRunning)).body.dailyEmail).toBe(true)
  await other.call(switchDailyEmail, { body: { isOn: false } })
  expect((await other.call(getRunning)).body.dailyEmail).toBe(false)
  const [mine, theirs] = await lookAt('2026-03-12T13:00:00Z')
  expect([mine?.length, theirs]).toEqual([1, []])
  expect(mine?.[0]).toContain('1 coaching request has waited for more than a week, the oldest since March 3, 2026.')
  await other.call(switchDailyEmail, { body: { isOn: true } })
  expect((await lookAt('2026-03-13T13:00:00Z')).map((texts) => texts.length)).toEqual([1, 1])
})

test('a refund that isn’t made is among it, without saying whose', async () => {
  const ada = await payingMember(world)
  await providerInstead(world, 'refunds', { create: providerFails('StripeConnectionError', 'no answer') })
  const [payment] = (await owner.call(getPerson, { params: { memberId: ada.id } })).body.payments
  const body = { chargeId: payment!.chargeId, cents: 9700, seen: 0, endsPlan: false, reason: 'Sorry' }
  await owner.call(refundPayment, { params: { memberId: ada.id }, body })
  const [mine] = await lookAt('2026-03-03T13:00:00Z')
  expect(mine?.[0]).toContain('1 refund of $97.00 isn’t made yet, since March 2, 2026.')
})

test('a payment of no plan is among it on the morning after it is known, however late that is', async () => {
  const ada = await world.member()
  await chargeByHand(world, ada)
  const stripe = await providerOf(world)
  const { id } = await stripe.invoices.create({ customer: await customerOf(world, ada) })
  await stripe.invoices.pay(id ?? '', { payment_method: 'pm_card_visa' })
  await loseEvents(world)
  await passTo(world, '2026-03-06T12:00:00Z')
  // The first was known before today's.
  const [first] = await world.db.selectFrom('moneyEntries').select('id').orderBy('id').execute()
  const before = `01900000${first?.id.slice(8)}`
  await world.db
    .updateTable('moneyEntries')
    .set({ id: before })
    .where('id', '=', first?.id ?? '')
    .execute()
  const [mine] = await lookAt('2026-03-06T13:00:00Z')
  expect(mine?.[0]).toContain('1 payment recorded in the last day belongs to no running plan.')
  await world.db
    .updateTable('moneyEntries')
    .set({ id: `${before}-2` })
    .where('id', '<>', before)
    .execute()
  expect((await lookAt('2026-03-07T13:00:00Z')).flat()).toEqual([])
})

onOneEngine('what was paid before its customer was taken along is not', async () => {
  const ada = await world.member()
  await chargeByHand(world, ada)
  await world.db.updateTable('payers').set({ attachedAt: '2026-03-02T13:00:00.000Z' }).execute()
  expect((await lookAt('2026-03-03T13:00:00Z')).flat()).toEqual([])
})
