import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { reconcilePayerJob } from '../../sync/server/reconcile-job.ts'
import { findOrCreatePayer, findPayerByCustomer } from './payers.ts'

/**
 * Ties a member to a customer whom the provider knows already, and reads what they pay. Nothing is charged: the membership
 * that is found is theirs from then on, and what a dispute of before asks for stays with the operator. A customer who belongs to a member already stays theirs, and a member keeps the
 * customer they have.
 */
export async function attachCustomer(ctx: Context, memberId: string, customerId: string): Promise<void> {
  if (await findPayerByCustomer(ctx, customerId)) return
  await findOrCreatePayer(ctx, memberId)
  await ctx.db
    .updateTable('payers')
    .set({ customerId, attachedAt: iso(ctx.now()) })
    .where('memberId', '=', memberId)
    .where('customerId', 'is', null)
    .execute()
  await enqueue(ctx, reconcilePayerJob, { memberId, isNew: true }, { key: `billing.reconcile-payer:${memberId}` })
}
