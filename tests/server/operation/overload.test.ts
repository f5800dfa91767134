import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createPace, refuseOverload } from '#platform/server/http/request/overload.ts'
import { joinOver, serveProcess } from '#tests/peers/process.ts'
import { migratedPlace } from '#tests/world/fresh-database.ts'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

test('a server that is asked more than it can do refuses the rest at once, says when to come again, and recovers', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontier-overload-'))
  cleaning.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await migratedPlace(dataDir)
  // Hashing a password takes long enough that the others arrive meanwhile.
  const served = await serveProcess(dataDir, { REQUESTS_AT_ONCE: '2', PASSWORD_COST: 'full', ...database })
  cleaning.push(() => served.stop())
  const ada = await joinOver(served.url, 'ada@members.example')
  const signIn = () =>
    ada.post('/api/auth/sign-in/email', { email: 'ada@members.example', password: 'a good password' })

  const order: string[] = []
  const ask = async (name: string, call: () => Promise<Response>) => {
    const reply = await call()
    order.push(`${name} ${reply.status}`)
    return reply
  }
  const [replies, alive] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => ask('sign-in', signIn))),
    ask('healthz', () => fetch(`${served.url}/healthz`)),
  ])
  const refused = replies.filter(({ status }) => status === 503)
  const taken = replies.filter(({ status }) => status === 200)
  expect(taken.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(20)
  expect(taken.length + refused.length).toBe(40)
  expect(alive.status).toBe(200)
  // Those that are refused need not wait for those that are taken.
  expect(order[0]).not.toBe('sign-in 200')
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('1')
    expect(await reply.json()).toMatchObject({ code: 'request.busy' })
  }
  expect((await signIn()).status).toBe(200)
  const page = await fetch(`${served.url}/`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
})

test('one pass that takes long is no overload, two in a row are, and the first that is in time ends it', () => {
  let now = 0
  const { beat, isLate } = createPace(300, () => now)
  const seen: boolean[] = []
  for (const ms of [20, 400, 100, 400, 300, 200, 400, 20, 400]) {
    now += ms
    seen.push(isLate())
    beat()
  }
  // Long passes with one in time after each refuse nothing.
  expect(seen).toEqual([false, false, false, false, false, false, false, false, false])
  now += 400
  expect(isLate()).toBe(true)
  beat()
  expect(isLate()).toBe(false)
  now += 330
  expect(isLate()).toBe(true)
  beat()
  now += 20
  beat()
  now += 400
  expect(isLate()).toBe(false)
})

test('what finds no file and is looked for as a page takes one place, and gives it back', async () => {
  const app = Fastify()
  cleaning.push(() => app.close())
  refuseOverload(app, { requestsAtOnce: 1, delayMs: 60_000 }, new Set())
  app.get('/file', async (_, reply) => reply.callNotFound())
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) statuses.push((await app.inject('/file')).statusCode)
  expect(statuses).toEqual([404, 404, 404])
})

test('a place is given back by answers, refusals and faults alike', async () => {
  const app = Fastify()
  cleaning.push(() => app.close())
  refuseOverload(app, { requestsAtOnce: 1, delayMs: 60_000 }, new Set())
  app.get('/:kind', async ({ params }) => {
    if ((params as { kind: string }).kind === 'fault') throw new Error('no')
    return 'done'
  })
  const statuses: number[] = []
  for (const path of ['/well', '/fault', '/well', '/no/such', '/well', '/well'])
    statuses.push((await app.inject(path)).statusCode)
  expect(statuses).toEqual([200, 500, 200, 404, 200, 200])
})
