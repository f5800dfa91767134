import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs } from '#app/server/jobs.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { runDueJobs } from '#platform/server/jobs/worker.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { scheduleWeeklyEmails } from './send-weekly-emails.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const byName = new Map(jobs.map((job) => [job.name, job]))
const waiting = () => world.db.selectFrom('jobs').select('runAt').where('name', '=', 'letters.weekly').execute()

/** Makes the queued turn due, as if its slot had passed long ago. */
async function nextTurn(): Promise<void> {
  const past = iso(machineNow().subtract({ seconds: 1 }))
  await world.db
    .updateTable('jobs')
    .set({ runAt: past, uniqueKey: null })
    .where('name', '=', 'letters.weekly')
    .execute()
  await runDueJobs(world.services, byName)
}

test('one turn waits, however many servers start', async () => {
  await Promise.all([1, 2, 3].map(() => scheduleWeeklyEmails(world.services)))
  expect(await waiting()).toHaveLength(1)
})

test('a turn sends one page of letters and asks for the next one soon; with nothing left it rests', async () => {
  for (let n = 0; n < 150; n += 1) await world.member({ enrolledOn: '2026-02-20' })
  await scheduleWeeklyEmails(world.services)
  const posted = async () =>
    (await world.db.selectFrom('jobs').select('id').where('name', '=', 'mail.deliver').execute()).length
  await nextTurn()
  expect(await posted()).toBe(100)
  const soon = iso(machineNow().add({ seconds: 6 }))
  expect((await waiting()).some(({ runAt }) => runAt <= soon)).toBe(true)
  await world.db.deleteFrom('jobs').where('name', '=', 'letters.weekly').where('runAt', '>', soon).execute()
  await nextTurn()
  expect(await posted()).toBe(150)
})

test('a turn that fails has asked for the next one before', async () => {
  await scheduleWeeklyEmails(world.services)
  const broken = { ...world.services, now: () => Temporal.Instant.from('not an instant') }
  const past = iso(machineNow().subtract({ seconds: 1 }))
  await world.db.updateTable('jobs').set({ runAt: past, uniqueKey: null }).execute()
  await world.member()
  await runDueJobs(broken, byName)
  const now = iso(machineNow())
  expect((await waiting()).filter(({ runAt }) => runAt > now).length).toBeGreaterThan(0)
})
