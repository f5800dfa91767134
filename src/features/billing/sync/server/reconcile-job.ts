import { machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { readPayers, reconcilePayers, tidy } from './reconcile.ts'

const everyHours = 6

type Turn = { slot: number; after?: string }

/**
 * Runs several times a day, a page of payers at a time. The next run and the next page are enqueued before anything can
 * fail, so an outage at Stripe ends neither.
 */
export const reconcileJob: Job<Turn> = job<Turn>('billing.reconcile', runPage, { lane: 'long', minutes: 30 })

async function runPage(ctx: Context, { slot, after = '' }: Turn, signal: AbortSignal): Promise<void> {
  if (after === '') {
    await scheduleReconciliation(ctx, slot + 1)
    await tidy(ctx)
  }
  const { payers, next } = await readPayers(ctx, after)
  if (next) await enqueue(ctx, reconcileJob, { slot, after: next }, { key: `billing.reconcile:${slot}:${next}` })
  const { drift, failed } = await reconcilePayers(ctx, payers, signal)
  for (const line of drift) ctx.log.warn({ drift: line }, 'reconciled')
  if (failed.length > 0) ctx.log.error({ failed: failed.length, of: payers.length }, 'not everybody was reconciled')
}

/** One run is enqueued per time slot, however many processes ask for it. */
export async function scheduleReconciliation(ctx: Context, slot = slotOf(machineNow())): Promise<void> {
  if (ctx.payments.provider === 'off') return
  // After days of downtime there is one run, not one for each slot missed.
  const next = Math.max(slot, slotOf(machineNow()))
  const at = Temporal.Instant.fromEpochMilliseconds(next * everyHours * 3_600_000)
  await enqueue(ctx, reconcileJob, { slot: next }, { at, key: `billing.reconcile:${next}` })
}

const slotOf = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / (everyHours * 3_600_000))
