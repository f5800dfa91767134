import { expect, onTestFinished, test, vi } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { claimJob } from './claim-job.ts'
import { enqueue, job } from './job.ts'
import { runJob } from './run-job.ts'

test('a job that is claimed in the moment of a stop is handed back and not begun', async () => {
  const world = await newWorld()
  onTestFinished(() => world.close())
  const run = vi.fn(() => new Promise<void>(() => {}))
  const forever = job('test.forever', run)
  await world.db.deleteFrom('jobs').execute()
  await enqueue(world.services, forever, {} as never)
  const row = await claimJob(world.services, 'short')
  if (!row) throw new Error('nothing was due')
  await runJob(world.services, row, forever as never, { stopping: AbortSignal.abort(new Error('The process stops')) })
  expect(run).not.toHaveBeenCalled()
  const rows = await world.db.selectFrom('jobs').selectAll().execute()
  expect(rows).toMatchObject([{ attempts: 0, leasedUntil: null, leasedBy: null }])
})

test.each([
  ['is put aside for a newer server, with all its tries', { hours: 1 }, { attempts: 0, deadAt: null }],
  ['fails once it has waited for a day', { hours: 25 }, { attempts: 1, deadAt: expect.any(String) }],
])('a job whose name this server doesn’t know %s', async (_, since, then) => {
  const world = await newWorld()
  onTestFinished(() => world.close())
  await world.db.deleteFrom('jobs').execute()
  await enqueue(
    world.services,
    job('test.newer', async () => {}),
    {} as never,
  )
  const createdAt = iso(machineNow().subtract(since))
  await world.db.updateTable('jobs').set({ createdAt }).execute()
  const row = await claimJob(world.services, 'short')
  if (!row) throw new Error('nothing was due')
  await runJob(world.services, row, undefined)
  const rows = await world.db.selectFrom('jobs').selectAll().execute()
  expect(rows).toMatchObject([{ ...then, leasedUntil: null, lastError: 'No job is called test.newer' }])
  expect(await claimJob(world.services, 'short')).toBeUndefined()
})
