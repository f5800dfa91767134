import { iso, machineNow } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { job } from './job.ts'
import type { JobsTable } from './jobs.tables.ts'

/** Somebody looks within that time, or never; an email that is a month old serves no one. */
const keptDays = 30

export type ListedJob = Pick<JobsTable, 'id' | 'name' | 'lane' | 'attempts' | 'runAt' | 'lastError' | 'deadAt'> & {
  /** Whom an email goes to. */
  to: string | undefined
}

type Listing = { limit?: number; onlyTroubled?: boolean }

/** What failed for good, then what waits, the oldest first; or of these only what failed at least once. */
export async function listJobs(db: Db, { limit = 500, onlyTroubled = false }: Listing = {}): Promise<ListedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .$if(onlyTroubled, (jobs) => jobs.where((job) => job.or([job('attempts', '>', 0), job('deadAt', 'is not', null)])))
    .select(['id', 'name', 'lane', 'data', 'attempts', 'runAt', 'lastError', 'deadAt'])
    .orderBy((row) => row.case().when('deadAt', 'is', null).then(1).else(0).end())
    .orderBy('createdAt')
    .limit(limit)
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, to: recipient(JSON.parse(data)) }))
}

function recipient(data: { letter?: { to?: unknown } } | null): string | undefined {
  const to = data?.letter?.to
  return typeof to === 'string' ? to : undefined
}

export async function countDeadJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deadAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Gives one dead job, or all of them, a new set of attempts; answers how many. */
export async function retryDeadJobs(db: Db, id: string | 'all'): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ deadAt: null, attempts: 0, leasedUntil: null, leasedBy: null, runAt: iso(machineNow()) })
    .where('deadAt', 'is not', null)
    .$if(id !== 'all', (jobs) => jobs.where('id', '=', id))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Gives up one dead job, or all of them; answers how many. */
export async function dropDeadJobs(db: Db, id: string | 'all'): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('deadAt', 'is not', null)
    .$if(id !== 'all', (jobs) => jobs.where('id', '=', id))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Forgets dead jobs whose time is over: they hold addresses and texts of people. */
export const sweepDeadJobsJob = job<null>('jobs.sweep', async ({ db, log }) => {
  const before = iso(machineNow().subtract({ hours: keptDays * 24 }))
  const { numDeletedRows } = await db.deleteFrom('jobs').where('deadAt', '<', before).executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) log.warn({ count: Number(numDeletedRows), days: keptDays }, 'old failed jobs were given up')
})
