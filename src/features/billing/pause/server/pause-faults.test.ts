import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import {
  chargesOf,
  collectionOf,
  customerOf,
  eventsOf,
  loseEvents,
  membershipOf,
  passTo,
  payingMember,
  providerFetch,
  providerOf,
  sendEvent,
  subscriptionOf,
  tierOf,
} from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
let ada: TestMember
let line: World['services']['payments']
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await payingMember(world)
  await passTo(world, '2026-03-20T12:00:00Z')
  line = world.services.payments
})
afterEach(() => world.close())

const pauseFor = (days: number) => ada.call(pause, { body: { days } })
const paused = { behavior: 'void', resumes: '2026-04-11T00:00:00.000Z', next: '2026-04-24T00:00:00.000Z' }
const running = { behavior: null, next: '2026-04-02T12:00:00.000Z' }

type Fault = (path: string, method: string, go: () => Promise<Response>) => Promise<Response>
function faulty(fault: Fault): void {
  const real = providerFetch(world)
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
    fault(new URL(String(input)).pathname, init?.method ?? 'GET', () => real(input, init)),
  )
  const stripe = new Stripe('sk_test_x', { httpClient, telemetry: false, maxNetworkRetries: 0 })
  world.services.payments = { ...line, stripe: async () => stripe }
}
const mend = () => {
  world.services.payments = line
}
/** Jobs that failed are due again. */
const tryAgain = async () => {
  const past = iso(machineNow().subtract({ seconds: 1 }))
  await world.db.updateTable('jobs').set({ runAt: past }).where('deadAt', 'is', null).execute()
  await world.runJobs()
}
const loseJobs = () => world.db.deleteFrom('jobs').execute()
const drift = async () => (await reconcile(world.services)).drift

test('a double click and two tabs make one pause, at the provider too', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => pauseFor(22)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect(await world.db.selectFrom('membershipPauses').select('id').execute()).toHaveLength(1)
  const both = await Promise.all([ada.call(resume), ada.call(resume)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(running)
})

onOneEngine('pausing, resuming and pausing before the provider hears of any of it ends as the last', async () => {
  await pauseFor(5)
  await ada.call(resume)
  await pauseFor(22)
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect(await drift()).toEqual([])
})

onOneEngine('an outage of the provider holds up no pause and no resuming, and is made good after it', async () => {
  faulty(() => Promise.reject(new TypeError('fetch failed')))
  expect((await pauseFor(22)).status).toBe(200)
  await world.runJobs()
  expect([await tierOf(ada), (await membershipOf(ada)).renewsAt]).toEqual(['starter', paused.next])
  mend()
  expect(await collectionOf(world, ada)).toMatchObject(running)
  await tryAgain()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect((await membershipOf(ada)).renewsAt).toBe(paused.next)
})

onOneEngine('an outage past the renewal: what was charged meanwhile is kept, and its days are added', async () => {
  faulty(() => Promise.reject(new TypeError('fetch failed')))
  await pauseFor(22)
  await world.runJobs()
  mend()
  world.setNow('2026-04-12T12:00:00Z')
  await tryAgain()
  expect(await chargesOf(world, ada)).toEqual([9700, 9700])
  // A month that was paid on April 2, and the 21 and a half days of the pause.
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-05-24T00:00:00.000Z' })
  expect(await drift()).toEqual([])
})

onOneEngine('an answer that is lost after the provider did it moves the payment once', async () => {
  let lost = 0
  faulty(async (path, method, go) => {
    const reply = await go()
    if (method === 'POST' && path.startsWith('/v1/subscriptions/') && lost++ < 2) throw new TypeError('fetch failed')
    return reply
  })
  await pauseFor(22)
  await world.runJobs()
  await tryAgain()
  mend()
  await tryAgain()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect((await membershipOf(ada)).renewsAt).toBe(paused.next)
})

onOneEngine('the job is lost: the reconciliation sees that the provider knows no pause, and repairs it', async () => {
  await pauseFor(22)
  await loseJobs()
  expect(await drift()).toEqual([expect.stringContaining('its pause differs and is told again')])
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect(await drift()).toEqual([])
})

onOneEngine('the provider pauses on though the program goes on: the reconciliation ends it', async () => {
  await pauseFor(22)
  await world.runJobs()
  await ada.call(resume)
  await loseJobs()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
  expect(await drift()).toHaveLength(1)
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(running)
  expect(await drift()).toEqual([])
})

onOneEngine('a pause that was ended at the provider is set again, and the payment is not moved twice', async () => {
  await pauseFor(22)
  await world.runJobs()
  const stripe = await providerOf(world)
  await stripe.subscriptions.update((await subscriptionOf(world, ada)).id, { pause_collection: '' })
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject(paused)
})

onOneEngine('a pause that the operator made there is left alone', async () => {
  const stripe = await providerOf(world)
  const { id } = await subscriptionOf(world, ada)
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'keep_as_draft' } })
  await world.runJobs()
  expect(await tierOf(ada)).toBe('quantum')
  await pauseFor(22)
  await world.runJobs()
  await ada.call(resume)
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: 'keep_as_draft' })
})

onOneEngine('after a restore from before the pause, what the provider kept of it is ended', async () => {
  await pauseFor(22)
  await world.runJobs()
  await world.db.deleteFrom('membershipPauses').execute()
  await world.db.updateTable('memberships').set({ closedUntil: null }).execute()
  await world.db.updateTable('users').set({ pausedFrom: null, pausedUntil: null }).where('id', '=', ada.id).execute()
  await drift()
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null })
  expect(await drift()).toEqual([])
})

test('events that come twice and in any order leave what the provider says', async () => {
  await pauseFor(22)
  await world.runJobs()
  world.setNow('2026-03-25T12:00:00Z')
  await ada.call(resume)
  await world.runJobs()
  const customer = await customerOf(world, ada)
  const told = (await eventsOf(world)).filter((event) => event.includes(customer)).map((event) => JSON.parse(event))
  await loseEvents(world)
  const sent = [...told].reverse().flatMap((event, at) => [event, { ...event, id: `${event.id}_${at}` }, event])
  const answers = await Promise.all(sent.map((event) => sendEvent(world, JSON.stringify(event))))
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  await world.runJobs()
  expect(await collectionOf(world, ada)).toMatchObject({ behavior: null, next: '2026-04-07T12:00:00.000Z' })
  expect(await membershipOf(ada)).toMatchObject({ tier: 'quantum', renewsAt: '2026-04-07T12:00:00.000Z' })
  const about = world.emails.filter(({ subject }) => /paused until|is back/.test(subject))
  expect(about.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('paused until'),
    expect.stringContaining('is back'),
  ])
})
