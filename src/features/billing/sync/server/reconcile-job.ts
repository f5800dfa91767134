import { enqueueAll, type Job, job } from '#platform/server/jobs/job.ts'
import { followLeftDisputes } from '../../disputes/server/left-disputes.ts'
import { pendingGuarantees } from '../../guarantee/server/guarantee-tries.ts'
import { refundChargesJob } from '../../guarantee/server/refund-guarantee.ts'
import { keepDifferences } from './differences.ts'
import { deleteExpired, readPayers } from './reconcile.ts'
import { syncCustomer } from './sync-customer.ts'

type Payer = {
  memberId: string
  /** Never read before: what is found is news, and nothing that events missed. */
  isNew?: true
}

/**
 * Reads one payer from the provider and records what differs from what events said. Retried for three and a half hours:
 * longer than most outages, shorter than the interval between reconciliations.
 */
export const reconcilePayerJob: Job<Payer> = job<Payer>(
  'billing.reconcile-payer',
  async (ctx, { memberId, isNew }) => {
    const payer = await ctx.db
      .selectFrom('payers')
      .select('customerId')
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    if (!payer?.customerId || ctx.payments.provider === 'off') return
    const found = await syncCustomer(ctx, payer.customerId)
    if (isNew) return
    await keepDifferences(ctx, memberId, found)
    for (const line of found) ctx.log.warn({ drift: line }, 'reconciled')
  },
  { attempts: 12, lane: 'long', minutes: 5 },
)

/** Enqueues a job for every payer and every guarantee that isn't done with; one that still waits from last time is not enqueued twice. */
export const reconcileJob: Job<null> = job<null>(
  'billing.reconcile',
  async (ctx, _, signal) => {
    if (ctx.payments.provider === 'off') return
    const refunds = await pendingGuarantees(ctx)
    await enqueueAll(
      ctx,
      refundChargesJob,
      // A key of its own: a killed process may still hold the first job, and this one must not wait for that lease to end.
      refunds.map((memberId) => ({ data: { memberId }, key: `guarantee-again:${memberId}` })),
    )
    for (let after: string | undefined = ''; after !== undefined; ) {
      signal.throwIfAborted()
      const page: Awaited<ReturnType<typeof readPayers>> = await readPayers(ctx, after)
      await enqueueAll(
        ctx,
        reconcilePayerJob,
        page.payers.map(({ memberId }) => ({ data: { memberId }, key: `billing.reconcile-payer:${memberId}` })),
      )
      after = page.next
    }
    await followLeftDisputes(ctx)
  },
  { attempts: 5, lane: 'long' },
)

export const sweepPaymentsJob: Job<null> = job<null>('billing.sweep', deleteExpired, { attempts: 3 })
