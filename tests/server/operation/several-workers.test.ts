import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { openPostgres } from '#platform/server/database/postgres/postgres.ts'
import { claimJob } from '#platform/server/jobs/claim-job.ts'
import { enqueueAll, type Job, job, lanes } from '#platform/server/jobs/job.ts'
import type { Schedule } from '#platform/server/jobs/schedules.ts'
import { deliverEmailJob, sendEmail } from '#platform/server/mail/email.ts'
import { runDueJobs } from '#tests/world/jobs/run-due-jobs.ts'
import { startWorker } from '#tests/world/jobs/start-worker.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
let servers: Context[]
const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  world = await newWorld()
  servers = [1, 2, 3].map(() => server())
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await world.close()
})

/** As another process sees it: with connections of its own where the engine has such. */
function server(): Context {
  if (!world.postgresUrl) return { ...world.services }
  const { db, close } = openPostgres(world.postgresUrl)
  closing.push(close)
  return { ...world.services, db }
}

/** The long run by hand: `TEST_LONG=1 vitest run --project postgres tests/server/operation/several-workers.test.ts`. */
const count = process.env.TEST_LONG ? 10_000 : 150
const patience = { timeout: process.env.TEST_LONG ? 300_000 : 60_000, interval: 50 }
const rows = () => world.db.selectFrom('jobs').selectAll().execute()
const left = async () => (await world.db.selectFrom('jobs').select('id').limit(1).execute()).length
const startAll = (jobs: readonly Job[], schedules: readonly Schedule[] = []) =>
  servers.map((ctx) => startWorker(ctx, jobs, { schedules, idleMs: 20 }))

test('three workers on one queue run each job once, in every lane', async () => {
  const seen: number[] = []
  const kinds = lanes.map((lane) => job<number>(`test.${lane}`, async (_, n) => void seen.push(n), { lane }))
  for (const [index, kind] of kinds.entries())
    await enqueueAll(
      world.services,
      kind,
      Array.from({ length: count }, (_, n) => ({ data: index * count + n })),
    )
  const workers = startAll(kinds as never)
  await vi.waitFor(async () => expect(await left()).toBe(0), patience)
  await Promise.all(workers.map(({ stop }) => stop()))
  expect([seen.length, new Set(seen).size]).toEqual([lanes.length * count, lanes.length * count])
}, 360_000)

test('three workers take each turn of a schedule once', async () => {
  let turns = 0
  const turn = job<null>('test.turn', async () => {
    turns += 1
  })
  const schedule = { name: 'turn', every: { hours: 1 }, job: turn }
  const workers = startAll([turn], [schedule])
  for (let expected = 1; expected <= 3; expected += 1) {
    await vi.waitFor(async () => expect([turns, await left()]).toEqual([expected, 0]), patience)
    await world.db
      .updateTable('schedules')
      .set({ nextAt: iso(machineNow()) })
      .execute()
  }
  await Promise.all(workers.map(({ stop }) => stop()))
  expect(turns).toBeLessThanOrEqual(4)
}, 120_000)

test('what a worker held that was killed is run by another, once its lease is over and not before', async () => {
  const ran: number[] = []
  const kind = job<number>('test.count', async (_, n) => void ran.push(n))
  await enqueueAll(
    world.services,
    kind,
    [0, 1, 2, 3].map((data) => ({ data })),
  )
  const [killed = world.services] = servers
  const held = await claimJob(killed, 'short')
  const workers = startAll([kind] as never)
  await vi.waitFor(async () => expect([ran.length, await left()]).toEqual([3, 1]), patience)
  const past = iso(machineNow().subtract({ seconds: 1 }))
  await world.db.updateTable('jobs').set({ leasedUntil: past }).execute()
  await vi.waitFor(async () => expect(await left()).toBe(0), patience)
  await Promise.all(workers.map(({ stop }) => stop()))
  expect([ran.length, ran.at(-1)]).toEqual([4, JSON.parse(held?.data ?? 'null')])
}, 120_000)

test('a mail server that is away for eight hours loses no email', async () => {
  await sendEmail(world.services, { to: 'ada@members.example', subject: 'Hello', text: '', html: '' })
  const { mail } = world.services
  const away = { ...world.services, mail: { deliver: () => Promise.reject(new Error('connect ECONNREFUSED')) } }
  const byName = new Map([[deliverEmailJob.name, deliverEmailJob as never]])
  let minutes = 0
  for (let tries = 0; minutes < 8 * 60; tries += 1) {
    expect(tries).toBeLessThan(deliverEmailJob.attempts)
    const before = machineNow()
    expect(await runDueJobs(away, byName)).toBe(1)
    const [row] = await rows()
    expect(row?.deadAt).toBeNull()
    // The clock runs on to the next try.
    minutes += Temporal.Instant.from(row?.runAt ?? '')
      .since(before)
      .total('minutes')
    await world.db
      .updateTable('jobs')
      .set({ runAt: iso(before) })
      .execute()
  }
  await runDueJobs({ ...world.services, mail }, byName)
  expect([world.emails.map(({ to }) => to), await rows()]).toEqual([['ada@members.example'], []])
})
