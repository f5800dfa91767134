import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  collectionOf,
  customerOf,
  disputeCharge,
  lastChargeOf,
  loseEvents,
  membershipOf,
  passTo,
  payingMember,
  priceOf,
  providerOf,
  settleDispute,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { previewPause } from '../../pause/pause.contract.ts'
import {
  cancelMembership,
  changePlan,
  previewChange,
  resumeMembership,
} from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const at = (instant: string) => passTo(world, instant)
async function dispute(member: TestMember): Promise<string> {
  const id = await disputeCharge(world, await lastChargeOf(world, member))
  await world.runJobs()
  return id
}
async function win(id: string) {
  await settleDispute(world, id, 'won')
  await world.runJobs()
}
const emailsNow = () => world.emails.splice(0).map(({ subject, text }) => ({ subject, text }))

test('nothing is charged while a dispute is open; the days that were paid for come after it is won', async () => {
  const ada = await payingMember(world)
  await at('2026-03-10T12:00:00Z')
  emailsNow()
  const id = await dispute(ada)
  expect((await membershipOf(ada)).sentence).toBe(
    'Quantum has been closed since March 10, 2026 because a payment was disputed. It hasn’t ended, and you won’t be charged until that’s settled.',
  )
  expect((await membershipOf(ada)).renewsAt).toBeNull()
  expect(emailsNow()[0]?.text).toContain('you won’t be charged while the dispute is open')
  for (const day of ['2026-04-02T13:00:00Z', '2026-05-02T13:00:00Z', '2026-05-20T12:00:00Z']) await at(day)
  expect([await chargesOf(world, ada), await tierOf(ada), emailsNow()]).toEqual([[9700], 'starter', []])
  await win(id)
  // 23 days had been paid for.
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-06-12T12:00:00.000Z' })
  expect(await membershipOf(ada)).toMatchObject({
    tier: 'quantum',
    sentence: 'Quantum renews on June 12, 2026 for $97.00.',
  })
  const [reopened, ...others] = emailsNow()
  expect([reopened?.subject, others]).toEqual(['Your Quantum plan is open again', []])
  expect(reopened?.text).toContain('The next payment of $97.00 is on June 12, 2026')
  await at('2026-06-12T11:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700])
  await at('2026-06-12T13:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
})

test('one that is won within the period moves the payment by as long as the plan was closed', async () => {
  const ada = await payingMember(world)
  const id = await dispute(ada)
  await at('2026-03-22T12:00:00Z')
  await win(id)
  await reconcile(world.services)
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-22T12:00:00.000Z' })
  // Days that were added cost what they cost: at the provider they are a trial.
  await at('2026-04-07T12:00:00Z')
  const { amountCents } = (await ada.call(previewChange, { body: priceOf('elite') })).body
  expect(amountCents).toBeGreaterThan(9000)
  await ada.call(changePlan, { body: priceOf('elite') })
  expect(await chargesOf(world, ada)).toEqual([amountCents, 9700])
})

onOneEngine('events that were lost are made up for by the reconciliation, on either side', async () => {
  const ada = await payingMember(world)
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await loseEvents(world)
  await reconcile(world.services)
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: 'void', resumes: null })
  await settleDispute(world, id, 'won')
  await loseEvents(world)
  await reconcile(world.services)
  expect([(await collectionOf(world, ada)).behavior, await tierOf(ada)]).toEqual([null, 'quantum'])
})

onOneEngine('a payment that failed before isn’t tried while a dispute is open', async () => {
  const ada = await payingMember(world, 'quantum', '4000 0000 0000 0341')
  await at('2026-04-02T13:00:00Z')
  expect((await membershipOf(ada)).status).toBe('past_due')
  const id = await dispute(ada)
  const stripe = await providerOf(world)
  const { data } = await stripe.invoices.list({ customer: await customerOf(world, ada) })
  expect(data.map(({ status }) => status)).toEqual(['void', 'paid'])
  await at('2026-04-20T12:00:00Z')
  await win(id)
  // Nothing was paid for; the email comes before the payment.
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-23T12:00:00.000Z' })
})

onOneEngine('a membership that is canceled meanwhile ends on its day; taken back, it isn’t charged', async () => {
  const ada = await payingMember(world)
  await dispute(ada)
  expect((await ada.call(cancelMembership)).body.endsAt).toBe('2026-04-02T12:00:00.000Z')
  await ada.call(resumeMembership)
  await at('2026-04-03T12:00:00Z')
  expect(await chargesOf(world, ada)).toEqual([9700])
  await ada.call(cancelMembership)
  await at('2026-05-03T12:00:00Z')
  expect([(await membershipOf(ada)).status, await chargesOf(world, ada)]).toEqual(['canceled', [9700]])
})

onOneEngine('a smaller plan that is planned comes after the days that were added', async () => {
  const ada = await payingMember(world, 'elite')
  await ada.call(changePlan, { body: priceOf('quantum') })
  const id = await dispute(ada)
  await at('2026-03-22T12:00:00Z')
  await win(id)
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-22T12:00:00.000Z' })
  await at('2026-04-22T13:00:00Z')
  expect([await tierOf(ada), await chargesOf(world, ada)]).toEqual(['quantum', [9700, 29_700]])
})

onOneEngine('a collection that was paused in the dashboard is left as it is', async () => {
  const ada = await payingMember(world)
  const stripe = await providerOf(world)
  const { id: own } = await subscriptionOf(world, ada)
  await stripe.subscriptions.update(own, { pause_collection: { behavior: 'keep_as_draft' } })
  const id = await dispute(ada)
  await win(id)
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: 'keep_as_draft' })
})

describe('with a pause of the program', () => {
  test('that runs as the dispute begins: what is left to the pause’s end is counted once', async () => {
    const ada = await payingMember(world)
    await at('2026-03-10T12:00:00Z')
    await ada.call(pause, { body: { days: 22 } })
    await world.runJobs()
    const before = await collectionOf(world, ada)
    expect(before).toMatchObject({ resumes: '2026-04-01T00:00:00.000Z', next: '2026-04-24T00:00:00.000Z' })
    emailsNow()
    const id = await dispute(ada)
    expect(await collectionOf(world, ada)).toMatchObject({ behavior: 'void', resumes: null })
    await at('2026-03-20T12:00:00Z')
    expect(emailsNow().map(({ subject }) => subject)).toEqual(['Your Quantum plan is closed'])
    await win(id)
    expect(await collectionOf(world, ada)).toEqual(before)
    const [settled, ...others] = emailsNow()
    expect([settled?.subject, others]).toEqual(['Your Quantum plan opens again on April 1, 2026', []])
    await ada.call(resume)
    await world.runJobs()
    expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-12T12:00:00.000Z' })
  })

  test('that outlives neither: the plan opens when both are over', async () => {
    const ada = await payingMember(world)
    await at('2026-03-10T12:00:00Z')
    const id = await dispute(ada)
    await at('2026-03-12T12:00:00Z')
    const { sentences } = (await ada.call(previewPause, { query: { days: 10 } })).body
    expect(sentences[0]).toContain('you won’t be charged until that’s settled')
    await ada.call(pause, { body: { days: 10 } })
    await world.runJobs()
    expect((await membershipOf(ada)).sentence).toContain('because a payment was disputed. It hasn’t ended')
    await at('2026-04-10T12:00:00Z')
    expect([await chargesOf(world, ada), await tierOf(ada)]).toEqual([[9700], 'starter'])
    await win(id)
    expect(await tierOf(ada)).toBe('quantum')
    expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-05-03T12:00:00.000Z' })
    expect(await reconcile(world.services)).toMatchObject({ drift: [] })
  })
})
