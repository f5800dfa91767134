import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { iso, machineNow } from '../clock.ts'
import { deliverEmailJob, sendUrgentEmail } from '../mail/email.ts'
import { claimJob, findDue } from './claim-job.ts'
import { countJobs } from './count-jobs.ts'
import { enqueueAll, job } from './job.ts'
import { runJob } from './run-job.ts'

let world: World | undefined
beforeEach(async () => {
  await world?.close()
  world = await newWorld()
})
afterAll(() => world?.close())
const services = () => {
  if (!world) throw new Error('no world')
  return world.services
}

const copies = job('test.copy', async () => {}, { lane: 'mail' })
/** As of a broadcast to many, which has waited for hours. */
const queueMany = async (count: number) =>
  enqueueAll(
    services(),
    copies,
    Array.from({ length: count }, (_, n) => ({
      data: null as never,
      at: machineNow().subtract({ hours: 5, seconds: n }),
    })),
  )
const reset = { to: 'ada@members.example', subject: 'Reset', text: 'x', html: 'x' }
const makeDue = () =>
  services()
    .db.updateTable('jobs')
    .set({ runAt: iso(machineNow().subtract({ seconds: 1 })) })
    .where('urgent', '=', 1)
    .execute()

test('an urgent email goes before a queue that is hours long, at its second try too', async () => {
  await queueMany(5)
  await sendUrgentEmail(services(), reset)
  const first = await claimJob(services(), 'mail')
  expect(first?.name).toBe(deliverEmailJob.name)
  if (!first) return
  const away = { ...services(), mail: { deliver: () => Promise.reject(new Error('the mail server is away')) } }
  await runJob(away, first, deliverEmailJob as never)
  // It pauses as any other does; then it goes first again.
  expect((await claimJob(services(), 'mail'))?.name).toBe('test.copy')
  await makeDue()
  expect((await claimJob(services(), 'mail'))?.name).toBe(deliverEmailJob.name)
  for (let n = 0; n < 4; n += 1) expect((await claimJob(services(), 'mail'))?.name).toBe('test.copy')
  expect(await claimJob(services(), 'mail')).toBeUndefined()
})

test('an urgent email has waited since it was queued, and no longer', async () => {
  await sendUrgentEmail(services(), reset)
  const { dueSince } = (await countJobs(services().db, iso(machineNow()))).get('mail') ?? {}
  expect(machineNow().epochMilliseconds - Date.parse(dueSince ?? '')).toBeLessThan(60_000)
})

test('a claim looks at the first row of two indexes, whatever waits', async () => {
  await queueMany(300)
  const { db } = services()
  const lines = await db.transaction().execute(async (db) => {
    if (world?.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(db)
    const { sql: text, parameters } = findDue({ db }, 'mail').compile()
    const bound = sql.join(
      text
        .split(/\$\d+|\?/)
        .flatMap((part, n) => [sql.raw(part), ...(n < parameters.length ? [sql`${parameters[n]}`] : [])]),
      sql.raw(''),
    )
    const explain = sql.raw(world?.engine === 'postgres' ? 'explain' : 'explain query plan')
    return (await sql<Record<string, string>>`${explain} ${bound}`.execute(db)).rows
  })
  const plan = JSON.stringify(lines)
  expect([plan.includes('jobsUrgent'), plan.includes('jobsDue')]).toEqual([true, true])
  expect(plan).not.toMatch(/sort|b-tree/i)
})
