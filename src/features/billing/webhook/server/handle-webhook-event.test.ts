import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { machineNow } from '#platform/server/clock.ts'
import { transaction } from '#platform/server/context.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { customerOf, eventsOf, loseEvents, payingMember, priceOf, providerOf, sendEvent } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { findOrCreatePayer, updatePayer } from '../../customers/server/payers.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
const log: string[] = []
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z', logTo: (line) => log.push(line) })
})
afterAll(() => world.close())

const tierOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.membershipTier
const anEvent = (more: object = {}) =>
  JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: {} },
    ...more,
  })
const inbox = () => world.db.selectFrom('providerEvents').selectAll().execute()

describe('a message that the provider did not sign changes nothing', () => {
  onOneEngine.each([
    ['without a signature', { signature: '' }],
    ['with a made-up signature', { signature: 't=1,v1=abc' }],
    ['with another secret', { secret: 'whsec_another' }],
    ['signed long ago', { timestamp: Math.floor(machineNow().epochMilliseconds / 1000) - 301 }],
  ])('%s', async (_, given) => {
    const before = await inbox()
    const { statusCode, json } = await sendEvent(world, anEvent(), given)
    expect([statusCode, json().code]).toEqual([400, 'billing.badSignature'])
    expect(await inbox()).toEqual(before)
  })

  onOneEngine('with its body written anew', async () => {
    const stripe = await providerOf(world)
    const payload = anEvent()
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: world.services.payments.webhookSecret,
    })
    expect((await sendEvent(world, JSON.stringify(JSON.parse(payload), null, 2), { signature })).statusCode).toBe(400)
  })

  onOneEngine('from the other mode', async () => {
    expect((await sendEvent(world, anEvent({ livemode: true }))).statusCode).toBe(400)
  })
})

test('an event is done once, and one about nobody here is taken and forgotten', async () => {
  const payload = anEvent({ id: 'evt_twice', data: { object: { id: 'cus_nobody', object: 'customer' } } })
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, body } = await sendEvent(world, payload.replace('subscription.updated', 'deleted'))
    expect([statusCode, body]).toEqual([200, '{"received":true}'])
  }
  expect((await inbox()).filter(({ id }) => id === 'evt_twice')).toHaveLength(1)
})

onOneEngine('an event of the list that leads to no customer is done, and a line in the log says so', async () => {
  const charge = { id: 'ch_1', object: 'charge', customer: null }
  const others = { id: 'cus_of_another_shop', object: 'customer' }
  await sendEvent(world, anEvent({ id: 'evt_nobodys', type: 'charge.refunded', data: { object: charge } }))
  await sendEvent(world, anEvent({ id: 'evt_unlisted', type: 'charge.captured', data: { object: charge } }))
  await sendEvent(world, anEvent({ id: 'evt_others', type: 'customer.deleted', data: { object: others } }))
  const done = (await inbox()).filter(({ id, doneAt }) => /nobodys|unlisted|others/.test(id) && doneAt !== null)
  expect(done).toHaveLength(3)
  const warnings = log.map((line) => JSON.parse(line)).filter(({ msg }) => /names no customer/.test(msg))
  expect(warnings).toMatchObject([{ level: 40, event: 'evt_nobodys', type: 'charge.refunded' }])
})

onOneEngine('an event that lies about the tier leads to what the provider really says', async () => {
  const ada = await payingMember(world)
  const customer = await customerOf(world, ada)
  const object = { id: 'sub_forged', object: 'subscription', customer, status: 'canceled', items: { data: [] } }
  await sendEvent(world, anEvent({ id: 'evt_lie', data: { object } }))
  expect(await tierOf(ada)).toBe('quantum')
})

onOneEngine('a body of 1 MB is taken, a larger one is not', async () => {
  const wide = (length: number) => sendEvent(world, anEvent({ id: `evt_${length}`, padding: 'x'.repeat(length) }))
  expect((await wide(900_000)).statusCode).toBe(200)
  expect((await wide(1_100_000)).statusCode).toBe(413)
})

test('two hundred events at once about one subscription leave what the provider says, each done', async () => {
  const ada = await payingMember(world)
  await ada.call(subscriptionContract.cancelMembership)
  await ada.call(subscriptionContract.resumeMembership)
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  const customer = await customerOf(world, ada)
  const told = (await eventsOf(world)).filter((event) => event.includes(customer))
  await world.db.updateTable('subscriptions').set({ tier: 'quantum' }).where('memberId', '=', ada.id).execute()
  await world.db.deleteFrom('memberships').where('memberId', '=', ada.id).execute()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => {
      const event = JSON.parse(told[at % told.length] ?? '{}')
      return sendEvent(world, JSON.stringify({ ...event, id: `${event.id}_${Math.floor(at / told.length)}` }))
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200))
  expect(await tierOf(ada)).toBe('elite')
  expect((await inbox()).filter(({ doneAt }) => doneAt === null)).toEqual([])
})

onOneEngine('events that never came are made good by one reconciliation, which lists what it found', async () => {
  const ada = await payingMember(world)
  const stripe = await providerOf(world)
  const customer = await customerOf(world, ada)
  const [subscription] = (await stripe.subscriptions.list({ customer })).data
  await stripe.subscriptions.cancel(subscription!.id)
  await loseEvents(world)
  expect(await tierOf(ada)).toBe('quantum')
  const { drift } = await reconcile(world.services)
  expect(drift).toEqual([
    `member ${ada.id}: subscription ${subscription!.id}, active quantum became canceled quantum`,
    `member ${ada.id}: quantum became starter`,
  ])
  expect(await reconcile(world.services)).toEqual({ drift: [], failed: [] })
})

test('a customer that was made and never written down is found again by its event', async () => {
  const ada = await world.member()
  const stripe = await providerOf(world)
  const { id: customer } = await stripe.customers.create({ email: ada.email, metadata: { memberId: ada.id } })
  await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.subscriptions.create({ customer, items: [{ price: 'price_test_quantum' }] })
  await world.runJobs()
  expect([await customerOf(world, ada), await tierOf(ada)]).toEqual([customer, 'quantum'])
})

test('one that names a member whose own customer is written down in the same moment is left, and a line says so', async () => {
  const ada = await world.member()
  await findOrCreatePayer(world.services, ada.id)
  const stripe = await providerOf(world)
  const { id } = await stripe.customers.create({ email: ada.email, metadata: { memberId: ada.id } })
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = transaction(world.services, async (ctx) => {
    await updatePayer(ctx, ada.id, { customerId: 'cus_own' })
    done.resolve()
    await release.promise
  })
  await done.promise
  const told = sendEvent(world, anEvent({ id: 'evt_second', data: { object: { id, object: 'customer' } } }))
  await new Promise((passed) => setTimeout(passed, 300))
  release.resolve()
  await writing
  expect([(await told).statusCode, await customerOf(world, ada)]).toEqual([200, 'cus_own'])
  const warnings = log.map((line) => JSON.parse(line)).filter(({ msg }) => /another customer/.test(msg))
  expect(warnings).toMatchObject([{ level: 40, memberId: ada.id, customerId: id }])
})
