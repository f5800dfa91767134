import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { carryOutGuarantee } from './carry-out-guarantee.ts'
import { forgetOldRecords } from './erasure/keep-payment-record.ts'
import { syncCustomer } from './sync-customer.ts'

const page = 200
/** How long the inbox remembers an event. The provider sends one again for three days. */
const inboxDays = 30
const everyHours = 6

/**
 * Asks the provider about every customer and records what differs from what events told; answers each difference.
 * Refunds that are pending are tried again.
 */
export async function reconcile(ctx: Context): Promise<string[]> {
  if (ctx.payments.provider === 'off') return []
  const drift: string[] = []
  for (let after = ''; ; ) {
    const payers = await ctx.db
      .selectFrom('payers')
      .select(['memberId', 'customerId'])
      .where('memberId', '>', after)
      .orderBy('memberId')
      .limit(page)
      .execute()
    for (const { customerId } of payers) if (customerId) drift.push(...(await syncCustomer(ctx, customerId)))
    const last = payers.at(-1)
    if (!last || payers.length < page) break
    after = last.memberId
  }
  await finishGuarantees(ctx)
  await forgetOldEvents(ctx)
  await forgetOldRecords(ctx)
  return drift
}

async function finishGuarantees(ctx: Context): Promise<void> {
  const pending = await ctx.db.selectFrom('guarantees').select('memberId').where('carriedOutAt', 'is', null).execute()
  for (const { memberId } of pending)
    await carryOutGuarantee(ctx, memberId).catch((error) =>
      ctx.log.error({ err: error, memberId }, 'refund is pending'),
    )
}

async function forgetOldEvents(ctx: Context): Promise<void> {
  const before = iso(ctx.now().subtract({ hours: 24 * inboxDays }))
  await ctx.db.deleteFrom('providerEvents').where('receivedAt', '<', before).where('doneAt', 'is not', null).execute()
}

/** Runs a few times a day and asks for its own next run. */
export const reconcileJob: ReturnType<typeof job<{ slot: number }>> = job<{ slot: number }>(
  'billing.reconcile',
  async (ctx, { slot }) => {
    const drift = await reconcile(ctx)
    for (const line of drift) ctx.log.warn({ drift: line }, 'reconciled')
    await scheduleReconciliation(ctx, slot + 1)
  },
)

/** One run waits for each slot of the day, however many processes ask for it. */
export async function scheduleReconciliation(ctx: Context, slot = slotOf(machineNow())): Promise<void> {
  if (ctx.payments.provider === 'off') return
  const at = Temporal.Instant.fromEpochMilliseconds(slot * everyHours * 3_600_000)
  await enqueue(ctx, reconcileJob, { slot }, { at, key: `billing.reconcile:${slot}` })
}

const slotOf = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / (everyHours * 3_600_000))
