import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as checkoutContract from '#features/billing/checkout/checkout.contract.ts'
import * as customersContract from '#features/billing/customers/customers.contract.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { isPostgres } from '#tests/world/installation.ts'
import { loseEvents, payingMember, priceOf } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0069-stand-in-deliveries.ts'
import { isOnBoth } from '../../engines/one-engine.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const get = (path: string) => world.app.inject({ url: path })

/** What the script on the payment page sends for a good card. */
function confirmation(clientSecret: string, key: string | null) {
  const body = new URLSearchParams({ key: key ?? '', client_secret: clientSecret })
  for (const [name, value] of Object.entries({
    number: '4242424242424242',
    exp_month: '12',
    exp_year: '40',
    cvc: '123',
  }))
    body.set(`payment_method_data[card][${name}]`, value)
  const [id = ''] = clientSecret.split('_secret_', 1)
  return { path: `/test-payments/v1/payment_intents/${id}/confirm`, body: body.toString() }
}

test('browsers reach the pages of the stand-in through the one port, and the portal where it was before', async () => {
  expect((await get('/test-payments/stripe.js')).headers['content-type']).toContain('text/javascript')
  expect((await get('/test-payments/stand-in.css')).statusCode).toBe(200)
  const ada = await payingMember(world)
  const { url } = (await ada.call(customersContract.openPortal)).body
  const { pathname, search } = new URL(url)
  const page = await get(pathname + search)
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Visa ending in 4242')])
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  expect((await get(`/test-portal${search}`)).headers.location).toBe(pathname + search)
  const card = { method: 'POST' as const, url: pathname + search, headers: form }
  const saved = await world.app.inject({ ...card, payload: 'number=4000+0000+0000+0341&expires=12%2F40&cvc=123' })
  expect(saved.body).toContain('Visa ending in 0341')
})

test('the interface for servers stays on the loopback, also for who has its key', async () => {
  const headers = { authorization: `Bearer ${world.services.standIn?.secretKey}` }
  for (const path of ['customers', 'charges', '../v1/customers', '%2e%2e/v1/customers', 'payment_intents/pi_1'])
    expect((await world.app.inject({ url: `/test-payments/v1/${path}`, headers })).statusCode).toBe(404)
  expect((await world.app.inject({ url: '/test-payments//evil.example/portal', headers })).statusCode).toBe(404)
})

test('a payment that the page confirms opens the plan, by its events alone', async () => {
  const ada = await world.member()
  const { clientSecret = '' } = (await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })).body
  await loseEvents(world)
  const { path, body } = confirmation(clientSecret, world.services.payments.publishableKey)
  const paid = await world.app.inject({ method: 'POST', url: path, headers: form, payload: body })
  expect(paid.json()).toMatchObject({ status: 'succeeded' })
  await world.runJobs()
  const row = world.db.selectFrom('memberships').select('tier').where('memberId', '=', ada.id)
  expect(await row.executeTakeFirst()).toEqual({ tier: 'quantum' })
})

test('events that waited as jobs of the server before the update wait at the stand-in after it', async () => {
  await loseEvents(world)
  const events = world.db.selectFrom('testProviderThings').select(['id', 'sequence']).where('kind', '=', 'event')
  const [first, second] = await events.limit(2).execute()
  if (!first || !second) throw new Error('nothing happened')
  const at = '2026-03-01T00:00:00.000Z'
  const none = { uniqueKey: null, leasedUntil: null, leasedBy: null, lastError: null }
  for (const eventId of [first.id, second.id, 'evt_that_was_erased'])
    await world.db
      .insertInto('jobs')
      .values({
        ...none,
        id: `job-${eventId}`,
        name: 'billing.deliver-test-event',
        lane: 'short',
        work: null,
        data: JSON.stringify({ eventId }),
        runAt: at,
        attempts: 0,
        deadAt: eventId === second.id ? at : null,
        createdAt: at,
      })
      .execute()
  await up(world.db as never)
  await up(world.db as never)
  const waiting = await world.db.selectFrom('testProviderThings').select('id').where('kind', '=', 'delivery').execute()
  expect(waiting.map(({ id }) => id).sort()).toEqual([`delivery_${first.id}`, `delivery_${second.id}`].sort())
  const left = world.db.selectFrom('jobs').select('id').where('name', '=', 'billing.deliver-test-event')
  expect(await left.execute()).toEqual([])
  await world.runJobs()
  const done = world.db.selectFrom('testProviderThings').select('id').where('kind', '=', 'delivery')
  expect(await done.execute()).toEqual([])
})

// A kill on PostgreSQL is that of the completions.
test.runIf(!isPostgres || isOnBoth)(
  'a server that is killed after a payment opens the plan after its next start, without being asked',
  {
    timeout: 120_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'frontier-stand-in-'))
    const env = await migratedPlace(dataDir)
    let served = await serveProcess(dataDir, env)
    const { get, post, cookie } = await joinOver(served.url, 'ada@stand-in.example')
    const begun = await post('/api/create-subscription', priceOf('quantum'))
    const { clientSecret } = (await begun.json()) as { clientSecret: string }
    const query = `?clientSecret=${encodeURIComponent(clientSecret)}`
    const { publishableKey } = (await get(`/api/payment-form${query}`)) as { publishableKey: string }
    const { path, body } = confirmation(clientSecret, publishableKey)
    expect((await fetch(served.url + path, { method: 'POST', headers: form, body })).status).toBe(200)
    await served.kill()
    served = await serveProcess(dataDir, env)
    const tier = async () => {
      const user = await fetch(`${served.url}/api/auth/user`, { headers: { cookie } })
      return ((await user.json()) as { membershipTier: string }).membershipTier
    }
    await expect.poll(tier, { timeout: 20_000 }).toBe('quantum')
    expect(await served.stop()).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
  },
)
