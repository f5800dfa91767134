import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyz } from '#app/health.contract.ts'
import { runDueJobs } from '#tests/world/jobs/run-due-jobs.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { deliverEmailJob, sendEmail } from '../mail/email.ts'
import { countDeadJobs, dropDeadJobs, listJobs, retryDeadJobs, sweepDeadJobsJob } from './dead-jobs.ts'
import { enqueue } from './job.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const write = (to: string) => sendEmail(world.services, { to, subject: 'Hello', text: 'Hello', html: 'Hello' })

/** Two emails that could not leave, and one that waits. */
async function twoDead() {
  for (const to of ['ada@members.example', 'bea@members.example']) await write(to)
  const failing = { ...deliverEmailJob, attempts: 1, run: () => Promise.reject(new Error('no such mailbox')) }
  for (let n = 0; n < 2; n += 1) await runDueJobs(world.services, new Map([[failing.name, failing as never]]))
  await write('cleo@members.example')
  return (await listJobs(world.db)).filter(({ deadAt }) => deadAt !== null)
}

test('a dead job is one error line of the log, and a number in readyz, which stays ready', async () => {
  const error = vi.spyOn(world.services.log, 'error')
  await twoDead()
  expect(error).toHaveBeenCalledTimes(2)
  expect(error.mock.calls[0]).toEqual([
    expect.objectContaining({ job: 'mail.deliver', attempt: 1, err: expect.any(Error) }),
    expect.stringContaining('failed for good'),
  ])
  const { status, body } = await world.stranger.call(readyz)
  expect([status, body]).toEqual([200, { status: 'ok', deadJobs: 2 }])
})

test('the operator sees what failed first, to whom and why, starts one over and gives one up', async () => {
  const [first, second] = await twoDead()
  const env = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const lines = await runAdmin(['jobs', 'list'], env)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/mail\.deliver {2}to ada@members\.example {2}FAILED .* 1 attempt {2}no such mailbox$/)
  expect(lines[2]).toMatch(/to cleo@members\.example {2}due /)
  expect(await runAdmin(['jobs', 'retry', first?.id ?? ''], env)).toEqual(['1 will be tried again.'])
  expect(await runAdmin(['jobs', 'drop', second?.id ?? ''], env)).toEqual(['1 dropped.'])
  await expect(runAdmin(['jobs', 'drop', 'nothing'], env)).rejects.toThrow('no failed job')
  await world.runJobs()
  expect(world.emails.map(({ to }) => to).sort()).toEqual(['ada@members.example', 'cleo@members.example'])
})

test('all of them are started over or given up at once, and what waits is left alone', async () => {
  await twoDead()
  expect([await retryDeadJobs(world.db, 'all'), await countDeadJobs(world.db)]).toEqual([2, 0])
  expect([await dropDeadJobs(world.db, 'all'), (await listJobs(world.db)).length]).toEqual([0, 3])
})

test('a month later nobody holds them any more', async () => {
  const [old] = await twoDead()
  const at = (days: number) => iso(machineNow().subtract({ hours: 24 * days }))
  await world.db
    .updateTable('jobs')
    .set({ deadAt: at(29) })
    .where('deadAt', 'is not', null)
    .execute()
  await world.db
    .updateTable('jobs')
    .set({ deadAt: at(31) })
    .where('id', '=', old?.id ?? '')
    .execute()
  await enqueue(world.services, sweepDeadJobsJob, null)
  await world.runJobs()
  expect((await listJobs(world.db)).map(({ to }) => to)).toEqual(['bea@members.example'])
})
