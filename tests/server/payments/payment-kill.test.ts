import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso } from '#platform/server/clock.ts'
import { joinOver, type Served, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'
import { recordedProvider } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { stripeSettings } from '../../../stripe-stand-in/tests/recording-proxy.ts'

let provider: World
let line: Awaited<ReturnType<typeof recordedProvider>>
let dataDir: string
let env: Record<string, string>
let served: Served
/** The call at which the process is ended: the provider has done it, and the answer never arrives. */
let deadly: string | undefined
beforeAll(async () => {
  provider = await newWorld({ now: iso(Temporal.Now.instant()) })
  line = await recordedProvider(provider, async (call) => {
    if (call !== deadly) return
    deadly = undefined
    await served.kill()
  })
  dataDir = mkdtempSync(join(tmpdir(), 'frontier-payment-kill-'))
  env = { ...stripeSettings(line.url), ...(await migratedPlace(dataDir)) }
})
afterAll(async () => {
  await served.stop()
  await line.close()
  await provider.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Membership = {
  tier: string
  status: string
  renewsAt: string | null
  pausedUntil: string | null
  refund: { cents: number | null } | null
}
type Paused = { pause_collection: { behavior: string } | null; items: { data: { current_period_end: number }[] } }

test('killed after the provider did it and before we wrote it down, every step ends right after the next start', {
  timeout: 120_000,
}, async () => {
  served = await serveProcess(dataDir, env)
  const { cookie } = await joinOver(served.url, 'ada@kill.example')
  const post = (path: string, body: unknown) =>
    fetch(served.url + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
  const membership = async () =>
    (await (await fetch(`${served.url}/api/membership`, { headers: { cookie } })).json()) as Membership
  const begin = () => post('/api/create-subscription', { priceId: 'price_test_quantum' })

  for (const call of ['POST /v1/customers', 'POST /v1/subscriptions']) {
    deadly = call
    expect(await begin()).toBe(undefined)
    served = await serveProcess(dataDir, env)
  }
  const begun = await begin()
  if (!begun) throw new Error('it did not answer')
  const { clientSecret } = (await begun.json()) as { clientSecret: string }
  expect(await count('customer')).toBe(1)
  expect(await count('subscription')).toBe(1)
  await line.confirm(clientSecret)
  expect((await membership()).tier).toBe('quantum')

  const [subscription] = await things<{ id: string }>('subscription')
  deadly = `POST /v1/subscriptions/${subscription?.id}`
  expect((await post('/api/pace/pause', { days: 7 }))?.status).toBe(200)
  for (let waits = 0; waits < 100 && deadly; waits += 1) await wait(100)
  served = await serveProcess(dataDir, env)
  const [paused] = await things<Paused>('subscription')
  const next = new Date((paused?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString()
  for (let waits = 0; waits < 100 && (await membership()).renewsAt !== next; waits += 1) await wait(100)
  // The provider did it once, and we say what it says.
  expect(paused?.pause_collection?.behavior).toBe('void')
  expect(await membership()).toMatchObject({ renewsAt: next, pausedUntil: expect.any(String) })
  expect(await things('subscription')).toEqual([paused])

  deadly = 'POST /v1/refunds'
  expect(await post('/api/membership/guarantee', {})).toBe(undefined)
  served = await serveProcess(dataDir, env)
  expect((await membership()).tier).toBe('starter')
  for (let waits = 0; waits < 100 && (await membership()).refund?.cents === null; waits += 1) await wait(100)
  expect(await membership()).toMatchObject({ tier: 'starter', status: 'refunded', refund: { cents: 9700 } })
  expect(await count('refund')).toBe(1)
})

const count = async (kind: string): Promise<number> => (await things(kind)).length

async function things<T>(kind: string): Promise<T[]> {
  const rows = await provider.db.selectFrom('testProviderThings').select('body').where('kind', '=', kind).execute()
  return rows.map(({ body }) => JSON.parse(body))
}
