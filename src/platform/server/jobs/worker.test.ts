import { afterEach, beforeEach, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world.ts'
import { iso, machineNow } from '../clock.ts'
import { transaction } from '../context.ts'
import { enqueue, job } from './job.ts'
import { runDueJobs } from './worker.ts'

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
  await Promise.all([runAll(slow), runAll(slow), runAll(slow)])
  while ((await runAll(slow)) > 0);
  expect(runs).toBe(20)
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

test('work that a dead process had taken is taken over when its lease runs out', async () => {
  let runs = 0
  const count = job('test.count', async () => {
    runs += 1
  })
  await enqueue(world.services, count, {} as never)
  await world.db
    .updateTable('jobs')
    .set({ leasedUntil: iso(machineNow().add({ seconds: 60 })) })
    .execute()
  expect(await runAll(count)).toBe(0)
  await world.db
    .updateTable('jobs')
    .set({ leasedUntil: iso(machineNow().subtract({ seconds: 1 })) })
    .execute()
  expect([await runAll(count), runs]).toEqual([1, 1])
})

test('a key lets one job wait, not two', async () => {
  const count = job('test.count', async () => {})
  await enqueue(world.services, count, {} as never, { key: 'daily' })
  await enqueue(world.services, count, {} as never, { key: 'daily' })
  expect(await rows()).toHaveLength(1)
})
