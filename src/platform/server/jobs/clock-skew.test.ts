import { expect, test } from 'vitest'
import { runDueJobs } from '#tests/world/jobs/run-due-jobs.ts'
import { newWorld } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { job } from './job.ts'
import { enqueueDueTurns, type Schedule } from './schedules.ts'

test('a turn that a server took whose clock is ahead is not taken anew', async () => {
  const world = await newWorld()
  const hourly: Schedule = { name: 'hourly', every: { hours: 1 }, job: job<null>('test.hourly', async () => {}) }
  await enqueueDueTurns(world.services, [hourly])
  await runDueJobs(world.services, new Map([[hourly.job.name, hourly.job as never]]))
  const nextAt = iso(machineNow().add({ minutes: 60, seconds: 30 }))
  await world.db.updateTable('schedules').set({ nextAt }).execute()
  await enqueueDueTurns(world.services, [hourly])
  expect(await world.db.selectFrom('jobs').select('name').execute()).toEqual([])
  await world.close()
})
