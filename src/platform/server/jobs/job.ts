import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { JobsTable } from './jobs.tables.ts'

/** What waits behind what: emails only behind emails, short work and what writes to members by itself never behind what asks about every member. */
export const lanes = ['mail', 'short', 'writing', 'long'] as const
export type Lane = (typeof lanes)[number]

/** Work that reaches outside. Carried out at least once after commit, so it must be idempotent. */
export type Job<T = never> = {
  name: string
  attempts: number
  lane: Lane
  /** How long one try may take. */
  minutes: number
  /** `signal` aborts when the time is up, the process stops, or another process took the job over. */
  run: (ctx: Context, data: T, signal: AbortSignal) => Promise<void>
}

type Kind = Partial<Pick<Job, 'attempts' | 'lane' | 'minutes'>>

export const defaultAttempts = 10

export const job = <T>(
  name: string,
  run: Job<T>['run'],
  { attempts = defaultAttempts, lane = 'short', minutes = 10 }: Kind = {},
): Job<T> => ({ name, attempts, lane, minutes, run })

type When = {
  at?: Temporal.Instant | undefined
  key?: string
  work?: string | undefined
  about?: string | undefined
  partOf?: string | undefined
  urgent?: boolean | undefined
}

/** Writes the job in the caller's transaction: it exists exactly when the change that asked for it does. */
export const enqueue = <T>(ctx: Context, kind: Job<T>, data: T, when: When = {}): Promise<void> =>
  enqueueAll(ctx, kind, [{ data, ...when }])

/** So many rows a statement: engines bound the values that one may carry. */
const batch = 200

/** The same for many at once: long work becomes small jobs that fail one by one. */
export async function enqueueAll<T>(ctx: Context, kind: Job<T>, all: readonly ({ data: T } & When)[]): Promise<void> {
  const now = iso(machineNow())
  const rows = all.map((one) => newRow(kind, one, now))
  for (let from = 0; from < rows.length; from += batch)
    await ctx.db
      .insertInto('jobs')
      .values(rows.slice(from, from + batch))
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
      .execute()
  if (rows.length > 0) ctx.wakeJobs()
}

const newRow = <T>(
  { name, lane }: Job<T>,
  { data, at, key, work = key, about, partOf, urgent }: { data: T } & When,
  now: string,
): JobsTable => ({
  id: newId(),
  name,
  lane,
  data: JSON.stringify(data),
  uniqueKey: key ?? null,
  work: work ?? null,
  about: about ?? null,
  partOf: partOf ?? null,
  urgent: urgent ? 1 : null,
  runAt: at ? iso(at) : now,
  attempts: 0,
  leasedUntil: null,
  leasedBy: null,
  lastError: null,
  deadAt: null,
  createdAt: now,
})
