import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import './jobs.tables.ts'

/** What waits behind what: letters only behind letters, short work never behind what asks about every member. */
export const lanes = ['mail', 'short', 'long'] as const
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

export const job = <T>(
  name: string,
  run: Job<T>['run'],
  { attempts = 10, lane = 'short', minutes = 10 }: Kind = {},
): Job<T> => ({ name, attempts, lane, minutes, run })

type When = { at?: Temporal.Instant; key?: string }

/** Writes the job in the caller's transaction: it exists exactly when the change that asked for it does. */
export async function enqueue<T>(ctx: Context, { name }: Job<T>, data: T, { at, key }: When = {}): Promise<void> {
  const now = iso(machineNow())
  await ctx.db
    .insertInto('jobs')
    .values({
      id: newId(),
      name,
      data: JSON.stringify(data),
      uniqueKey: key ?? null,
      runAt: at ? iso(at) : now,
      attempts: 0,
      leasedUntil: null,
      leasedBy: null,
      lastError: null,
      deadAt: null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute()
  ctx.wakeJobs()
}
