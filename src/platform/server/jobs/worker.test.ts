import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runDueJobs } from '#tests/world/jobs/run-due-jobs.ts'
import { startWorker } from '#tests/world/jobs/start-worker.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { transaction } from '../context.ts'
import { claimJob } from './claim-job.ts'
import { enqueue, job } from './job.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const runAll = (...kinds: Parameters<typeof byName>) => runDueJobs(world.services, byName(...kinds))
const byName = (...kinds: { name: string }[]) => new Map(kinds.map((kind) => [kind.name, kind as never]))
const rows = () => world.db.selectFrom('jobs').selectAll().execute()
const makeDue = () =>
  world.db
    .updateTable('jobs')
    .set({ runAt: iso(machineNow().subtract({ hours: 2 })) })
    .execute()

test('a job runs once and is gone', async () => {
  const seen: number[] = []
  const count = job<{ n: number }>('test.count', async (_, { n }) => void seen.push(n))
  await enqueue(world.services, count, { n: 7 })
  expect(await runAll(count)).toBe(1)
  expect([seen, await rows()]).toEqual([[7], []])
})

test('a job asked for in a transaction that fails never exists', async () => {
  const nothing = job('test.nothing', async () => {})
  const failing = transaction(world.services, async (ctx) => {
    await enqueue(ctx, nothing, {} as never)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('two workers never run the same job at the same time', async () => {
  let runs = 0
  const slow = job('test.slow', async () => {
    runs += 1
    await new Promise((done) => setTimeout(done, 20))
  })
  for (let n = 0; n < 20; n += 1) await enqueue(world.services, slow, {} as never)
  // Whoever loses a race for one job goes on with the next, and does not say that nothing is left.
  const until = async () => {
    while ((await runAll(slow)) > 0);
  }
  await Promise.all([until(), until(), until()])
  expect([runs, await rows()]).toEqual([20, []])
})

test('a failing job is tried again later, and after its last attempt it stays for the operator', async () => {
  const failing = job('test.failing', async () => Promise.reject(new Error('the peer is down')), { attempts: 2 })
  await enqueue(world.services, failing, {} as never)
  await runAll(failing)
  expect(await rows()).toMatchObject([{ attempts: 1, deadAt: null, lastError: 'the peer is down' }])
  expect(await runAll(failing)).toBe(0)
  await makeDue()
  await runAll(failing)
  expect(await rows()).toMatchObject([{ attempts: 2, deadAt: expect.any(String) }])
  await makeDue()
  expect(await runAll(failing)).toBe(0)
})

const lastUntil = (seconds: number) =>
  world.db
    .updateTable('jobs')
    .set({ leasedUntil: iso(machineNow().add({ seconds })) })
    .execute()

test('work that a dead process had taken is taken over when its lease runs out', async () => {
  let runs = 0
  const count = job('test.count', async () => {
    runs += 1
  })
  await enqueue(world.services, count, {} as never)
  await lastUntil(60)
  expect(await runAll(count)).toBe(0)
  await lastUntil(-1)
  expect([await runAll(count), runs]).toEqual([1, 1])
})

test('work that ends its process every time is given up after as many tries as any other', async () => {
  const error = vi.spyOn(world.services.log, 'error')
  let runs = 0
  const deadly = job(
    'test.deadly',
    async () => {
      runs += 1
    },
    { attempts: 2 },
  )
  await enqueue(world.services, deadly, {} as never, { key: 'deadly' })
  for (let crash = 0; crash < 2; crash += 1) {
    expect(await claimJob(world.services, 'short')).toMatchObject({ name: 'test.deadly', attempts: crash })
    await lastUntil(-1)
  }
  await runAll(deadly)
  expect(runs).toBe(0)
  expect(await rows()).toMatchObject([{ deadAt: expect.any(String), lastError: expect.stringContaining('process') }])
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'test.deadly' }), expect.any(String))
  await enqueue(world.services, deadly, {} as never, { key: 'deadly' })
  expect((await rows()).filter(({ deadAt }) => deadAt === null)).toHaveLength(1)
})

describe('a job that runs for longer than a lease', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  /** A job that runs until it is told to end, and whether its signal was raised. */
  async function longJob() {
    const [begun, end] = [Promise.withResolvers<AbortSignal>(), Promise.withResolvers<void>()]
    let runs = 0
    const long = job('test.long', async (_, __, signal) => {
      runs += 1
      if (runs > 1) return
      begun.resolve(signal)
      await end.promise
    })
    await enqueue(world.services, long, {} as never)
    const running = runAll(long)
    return { long, running, signal: await begun.promise, end: end.resolve, runs: () => runs }
  }

  test('keeps it, and nobody else takes the job', async () => {
    const { long, running, end, runs } = await longJob()
    await lastUntil(5)
    vi.advanceTimersByTime(15_000)
    await vi.waitFor(async () => {
      const [row] = await rows()
      expect(Date.parse(row?.leasedUntil ?? '')).toBeGreaterThan(machineNow().epochMilliseconds + 30_000)
    })
    expect(await runAll(long)).toBe(0)
    end()
    await running
    expect([runs(), await rows()]).toEqual([1, []])
  })

  test('and was taken over meanwhile learns of it, and leaves the job to whoever has it', async () => {
    const { running, signal, runs } = await longJob()
    await lastUntil(-1)
    const other = await claimJob(world.services, 'short')
    expect(other?.attempts).toBe(1)
    vi.advanceTimersByTime(15_000)
    await running
    expect([signal.aborted, runs()]).toEqual([true, 1])
    expect(await rows()).toMatchObject([{ attempts: 1, leasedBy: other?.leasedBy }])
  })
})

test('a job that takes longer than it may is a failed try, and the lane goes on', async () => {
  const forever = job('test.forever', () => new Promise<void>(() => {}), { minutes: 0.001 })
  await enqueue(world.services, forever, {} as never)
  await runAll(forever)
  expect(await rows()).toMatchObject([{ attempts: 1, leasedBy: null, lastError: 'It took longer than 0.001 minutes' }])
})

test('a stop hands back what does not end, and no try is counted', async () => {
  const begun = Promise.withResolvers<void>()
  const forever = job('test.forever', () => new Promise<void>(() => begun.resolve()))
  await enqueue(world.services, forever, {} as never)
  const worker = startWorker(world.services, [forever] as never, { graceMs: 1 })
  await begun.promise
  await worker.stop()
  expect(await rows()).toMatchObject([{ attempts: 0, leasedUntil: null, leasedBy: null }])
})

test('emails, short work, what writes to members and long work do not wait for each other', async () => {
  const order: string[] = []
  const mail = Promise.withResolvers<void>()
  const short = Promise.withResolvers<void>()
  const did = (name: string, then = () => {}) => {
    order.push(name)
    then()
  }
  const kinds = [
    job('test.long', () => mail.promise.then(() => did('long')), { lane: 'long' }),
    job('test.short', async () => did('short', short.resolve)),
    job('test.mail', () => short.promise.then(() => did('mail', mail.resolve)), { lane: 'mail' }),
  ]
  for (const kind of kinds) await enqueue(world.services, kind, {} as never)
  const worker = startWorker(world.services, kinds as never)
  await vi.waitFor(() => expect(order).toEqual(['short', 'mail', 'long']), { timeout: 10_000 })
  await worker.stop()
})

test('a key lets one job wait, not two', async () => {
  const count = job('test.count', async () => {})
  await enqueue(world.services, count, {} as never, { key: 'daily' })
  await enqueue(world.services, count, {} as never, { key: 'daily' })
  expect(await rows()).toHaveLength(1)
})
