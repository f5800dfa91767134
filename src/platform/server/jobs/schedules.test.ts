import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schedules as product } from '#app/server/schedules.ts'
import { runDueJobs } from '#tests/world/jobs/run-due-jobs.ts'
import { startWorker } from '#tests/world/jobs/start-worker.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { enqueue, type Job, job } from './job.ts'
import { enqueueDueTurns, type Schedule } from './schedules.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const ago = (minutes: number) => iso(machineNow().subtract({ seconds: Math.round(minutes * 60) }))
const hourly = (run: Job<null>['run'], more: Partial<Schedule> = {}, attempts = 1): Schedule => ({
  name: 'hourly',
  every: { hours: 1 },
  job: job<null>('test.hourly', run, { attempts }),
  ...more,
})
const nothing = async () => {}
const due = (schedule: Schedule, isStart = false) => enqueueDueTurns(world.services, [schedule], isStart)
const run = ({ job }: Schedule) => runDueJobs(world.services, new Map([[job.name, job as never]]))
const rows = () => world.db.selectFrom('jobs').selectAll().execute()
const plan = (minutesAgo: number) =>
  world.db
    .updateTable('schedules')
    .set({ nextAt: ago(minutesAgo) })
    .execute()
const planned = async () => (await world.db.selectFrom('schedules').selectAll().executeTakeFirstOrThrow()).nextAt

test('a turn comes when it is due and not before, and the plan moves on with it', async () => {
  const schedule = hourly(nothing)
  await due(schedule)
  expect([await run(schedule), (await planned()) > ago(-59)]).toEqual([1, true])
  await due(schedule)
  expect(await run(schedule)).toBe(0)
  await plan(0.1)
  await due(schedule)
  expect(await run(schedule)).toBe(1)
})

test('of several servers one takes the turn', async () => {
  const schedule = hourly(nothing)
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(Array.from({ length: 6 }, () => due(schedule)))
    expect(await rows()).toHaveLength(1)
    await run(schedule)
    await plan(0.1)
  }
})

test('a turn that failed for good leaves the next one, and is gone once that succeeds', async () => {
  let isBroken = true
  const schedule = hourly(async () => {
    if (isBroken) throw new Error('no')
  })
  for (let turn = 0; turn < 3; turn += 1) {
    await due(schedule)
    expect(await run(schedule)).toBe(1)
    expect(await rows()).toMatchObject([{ deadAt: expect.any(String), lastError: 'no' }])
    await plan(0.1)
  }
  isBroken = false
  await due(schedule)
  await run(schedule)
  expect(await rows()).toEqual([])
})

test('a turn that hangs leaves the next one', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const schedule = hourly(async () => {
    runs += 1
    begun.resolve()
    if (runs === 1) await end.promise
  })
  await due(schedule)
  const hanging = run(schedule)
  await begun.promise
  await plan(0.1)
  await due(schedule)
  expect([await run(schedule), runs]).toEqual([1, 2])
  end.resolve()
  await hanging
  expect(await rows()).toEqual([])
})

test('turns that nobody got round to do not pile up', async () => {
  const schedule = hourly(nothing)
  for (let turn = 0; turn < 5; turn += 1) {
    await due(schedule)
    await plan(0.1)
  }
  expect(await rows()).toHaveLength(1)
})

test('a plan that lies further ahead than one interval is not believed: a clock was wrong', async () => {
  const schedule = hourly(nothing)
  await due(schedule)
  await run(schedule)
  await plan(-60 * 24 * 365)
  await due(schedule)
  expect([await run(schedule), (await planned()) < ago(-61)]).toEqual([1, true])
})

test('what asks for it runs at every start too', async () => {
  const schedule = hourly(nothing, { atStart: true })
  await due(schedule)
  await run(schedule)
  await due(schedule)
  expect(await run(schedule)).toBe(0)
  await due(schedule, true)
  expect(await run(schedule)).toBe(1)
})

/** How often loops look while the database is away for 90 minutes. */
const looks = (90 * 60) / 2

test('an outage of ninety minutes is two lines of the log, and then everything goes on, what was missed once', async () => {
  const log = { error: vi.fn(), warn: vi.fn() }
  let isAway = true
  let refused = 0
  const db = new Proxy(world.db, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (!isAway) return typeof value === 'function' ? value.bind(target) : value
      refused += 1
      throw new Error('connect ECONNREFUSED')
    },
  })
  let turns = 0
  const takeTurn = async () => {
    turns += 1
  }
  const schedule = hourly(takeTurn, { every: { minutes: 5 } })
  const ran: number[] = []
  const count = job<number>('test.count', async (_, n) => void ran.push(n))
  await due(schedule)
  await run(schedule)
  for (const n of [1, 2, 3]) await enqueue(world.services, count, n)
  // Before it began; one of the jobs was running.
  await plan(85)
  const [first] = await rows()
  const leased = { leasedUntil: ago(89), leasedBy: 'a process that has ended' }
  await world.db
    .updateTable('jobs')
    .set(leased)
    .where('id', '=', first?.id ?? '')
    .execute()
  const worker = startWorker({ ...world.services, db, log: log as never }, [count, schedule.job] as never, {
    schedules: [schedule],
    idleMs: 1,
  })
  await vi.waitFor(() => expect(refused).toBeGreaterThan(looks), { timeout: 60_000 })
  isAway = false
  await vi.waitFor(async () => expect([await rows(), turns]).toEqual([[], 2]), { timeout: 20_000 })
  await worker.stop()
  expect(ran.sort()).toEqual([1, 2, 3])
  expect([log.error.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1])
}, 90_000)

test('an installation whose jobs asked for their own next turn goes on with the table, and loses no other job', async () => {
  const { db, services, engine } = world
  const { up } = await import('../../../../migrations/0075-background-work.ts')
  const { job: chained } = product[0] ?? hourly(nothing)
  await enqueue(services, job('mail.deliver', nothing, { lane: 'mail' }), {} as never)
  await db.updateTable('jobs').set({ uniqueKey: 'an email' }).execute()
  for (const name of ['billing.reconcile', 'letters.weekly', 'identity.sweep', 'assistant.sweep'])
    await enqueue(services, job(name, nothing), { slot: 7 } as never, { key: `${name}:7` })
  // As the version before left it.
  for (const index of ['jobsDue', 'jobsUrgent', 'jobsDead', 'jobsByWork']) await db.schema.dropIndex(index).execute()
  for (const column of ['lane', 'work']) await db.schema.alterTable('jobs').dropColumn(column).execute()
  await db.schema.dropTable('schedules').execute()
  await db.schema.createIndex('jobsByTime').on('jobs').columns(['deadAt', 'runAt']).execute()
  await up(db as never, { instant: engine === 'postgres' ? 'timestamptz' : 'text', byteOrder: '' })

  expect(await rows()).toMatchObject([{ name: 'mail.deliver', lane: 'mail', work: 'an email' }])
  await enqueueDueTurns(services, product)
  expect((await rows()).filter(({ name }) => name !== 'mail.deliver')).toHaveLength(product.length)
  // A server of that version, still running, may ask for one more turn: it runs and asks for none.
  await db.deleteFrom('jobs').execute()
  await enqueue(services, chained, { slot: 8 } as never, { key: `${chained.name}:8` })
  await world.runJobs()
  expect(await rows()).toEqual([])
})

test('every schedule has a name of its own and work that the worker knows', async () => {
  const { jobs } = await import('#app/server/jobs.ts')
  expect(new Set(product.map(({ name }) => name)).size).toBe(product.length)
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})
