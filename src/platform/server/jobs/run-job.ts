import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Job } from './job.ts'
import type { JobsTable } from './jobs.tables.ts'
import { startRenewingLease } from './renew-lease.ts'

/** For so long servers of two versions may run side by side; then a name that no server knows is a failure. */
const unknownHours = 24
const unknownSeconds = 30

type Around = { stopping?: AbortSignal; onBeat?: () => void }

/** Carries out a claimed job. It ends for the worker when its time is up, even if the work heeds no signal. */
export async function runJob(ctx: Context, row: JobsTable, kind: Job | undefined, around: Around = {}): Promise<void> {
  const { stopping = new AbortController().signal, onBeat = () => {} } = around
  const lease = startRenewingLease(ctx, row, onBeat)
  try {
    if (!kind) throw new Error(unknown(row))
    if (row.attempts >= kind.attempts) throw new Error('The process ended while this ran, each time it was tried')
    await within(kind, ctx, row, AbortSignal.any([stopping, lease.lost]))
  } catch (error) {
    lease.end()
    if (lease.lost.aborted) return ctx.log.warn({ job: row.name, id: row.id }, 'job was taken over')
    if (stopping.aborted) return handBack(ctx, row)
    return kind ? putBack(ctx, row, kind.attempts, error) : putAside(ctx, row, error)
  }
  lease.end()
  await mine(ctx, row).execute()
  await forgetDead(ctx, row)
}

async function within(kind: Job, ctx: Context, row: JobsTable, signal: AbortSignal): Promise<void> {
  // Claimed in the moment of a stop: a signal that has fired fires no more.
  signal.throwIfAborted()
  const time = new AbortController()
  const timer = setTimeout(
    () => time.abort(new Error(`It took longer than ${kind.minutes} minutes`)),
    kind.minutes * 60_000,
  )
  const ending = AbortSignal.any([signal, time.signal])
  const ended = new Promise<never>((_, refuse) =>
    ending.addEventListener('abort', () => refuse(ending.reason), { once: true }),
  )
  try {
    // The data was written by `enqueue` with this job's own type.
    // A copy: services that are exchanged meanwhile are for those that begin after it.
    await Promise.race([kind.run({ ...ctx }, JSON.parse(row.data) as never, ending), ended])
  } finally {
    clearTimeout(timer)
  }
}

const unknown = ({ name }: JobsTable) => `No job is called ${name}`

/** Unknown here may be known to a newer server beside this one, which takes it in between with all its tries. */
async function putAside(ctx: Context, row: JobsTable, error: unknown): Promise<void> {
  const since = machineNow().since(Temporal.Instant.from(row.createdAt)).total('hours')
  if (since > unknownHours) return putBack(ctx, row, 1, error)
  await change(ctx, row, { runAt: iso(machineNow().add({ seconds: unknownSeconds })), lastError: unknown(row) })
}

/** Removes it, unless another run holds it by now. */
const mine = ({ db }: Context, { id, leasedBy }: JobsTable) =>
  db.deleteFrom('jobs').where('id', '=', id).where('leasedBy', '=', leasedBy)

const change = ({ db }: Context, { id, leasedBy }: JobsTable, to: Partial<JobsTable>) =>
  db
    .updateTable('jobs')
    .set({ leasedUntil: null, leasedBy: null, ...to })
    .where('id', '=', id)
    .where('leasedBy', '=', leasedBy)
    .execute()

/** Earlier jobs that died over the same work have nothing left to tell. */
async function forgetDead({ db }: Context, { id, work }: JobsTable): Promise<void> {
  if (work === null) return
  await db.deleteFrom('jobs').where('work', '=', work).where('deadAt', 'is not', null).where('id', '!=', id).execute()
}

/** The process stops: whoever is next begins it again at once, and no try is counted. */
async function handBack(ctx: Context, row: JobsTable): Promise<void> {
  await change(ctx, row, { runAt: iso(machineNow()) })
}

/**
 * Waits 10 s, 20 s, 40 s … up to an hour. After the last attempt it stays as a dead job, one for the same work,
 * and gives its key to the next that asks for it: work that comes again and again must not end with one bad day.
 */
async function putBack(ctx: Context, row: JobsTable, allowed: number, error: unknown): Promise<void> {
  const attempts = row.attempts + 1
  const now = machineNow()
  const wait = Math.min(3600, 10 * 2 ** row.attempts)
  const isDead = attempts >= allowed
  const line = { err: error, job: row.name, id: row.id, attempt: attempts }
  if (isDead) await forgetDead(ctx, row)
  if (isDead) ctx.log.error(line, 'job failed for good; "jobs list" shows it and "jobs retry" starts it over')
  else ctx.log.warn(line, 'job failed')
  await change(ctx, row, {
    attempts,
    lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    runAt: iso(now.add({ seconds: wait })),
    ...(isDead ? { deadAt: iso(now), uniqueKey: null } : {}),
  })
}
