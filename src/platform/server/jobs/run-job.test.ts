import { expect, onTestFinished, test, vi } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
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
