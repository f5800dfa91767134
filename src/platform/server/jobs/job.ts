import { iso, machineNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import './jobs.tables.ts'

/** Work that reaches outside. Carried out at least once after commit, so it must be idempotent. */
export type Job<T = never> = { name: string; attempts: number; run: (ctx: Context, data: T) => Promise<void> }

export const job = <T>(name: string, run: Job<T>['run'], { attempts = 10 } = {}): Job<T> => ({ name, attempts, run })

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
      lastError: null,
      deadAt: null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute()
  ctx.wakeJobs()
}
