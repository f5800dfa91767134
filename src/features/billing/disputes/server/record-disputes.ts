import type { Stripe } from 'stripe'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { disputeOpened } from '../../billing.events.ts'
import { dropWaitingRefunds } from '../../refunds/server/drop-refunds.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import { type DisputeState, isUndecided } from '../disputes.rules.ts'
import type { DisputesTable } from './disputes.tables.ts'

/**
 * Writes down a payer’s disputes. One that is seen for the first time and isn’t decided is told to the operators; a refund
 * that waits for a disputed payment is given up, since the bank returns that payment.
 */
export async function recordDisputes(ctx: Context, memberId: string, snapshot: CustomerSnapshot): Promise<void> {
  const { db } = ctx
  const known = await db.selectFrom('disputes').selectAll().where('memberId', '=', memberId).execute()
  for (const dispute of snapshot.disputes) {
    const row = rowOf(ctx, memberId, dispute)
    const old = known.find(({ id }) => id === row.id)
    // When one was decided that is seen for the first time after it isn’t known.
    if (!old) await insert(ctx, { ...row, decidedAt: null })
    else if (old.state !== row.state || old.answerUntil !== row.answerUntil) await update(ctx, row)
  }
  await dropWaitingRefunds(ctx, [...snapshot.disputed])
}

async function insert(ctx: Context, row: DisputesTable): Promise<void> {
  const first = await ctx.db
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  const { memberId, chargeId, cents, reason, answerUntil } = row
  if (first && isUndecided(row.state))
    await publish(ctx, disputeOpened({ memberId, chargeId, cents, reason, answerUntil }))
}

type Changed = Pick<DisputesTable, 'id' | 'state' | 'answerUntil' | 'decidedAt'>

const update = async ({ db }: Context, { id, state, answerUntil, decidedAt }: Changed): Promise<void> => {
  await db.updateTable('disputes').set({ state, answerUntil, decidedAt }).where('id', '=', id).execute()
}

function rowOf({ now }: Context, memberId: string, dispute: Stripe.Dispute): DisputesTable {
  const { id, charge, amount, reason, created } = dispute
  const state = stateOf(dispute)
  // Zero where the bank takes no answer.
  const due = dispute.evidence_details?.due_by || null
  return {
    id,
    memberId,
    chargeId: typeof charge === 'string' ? charge : charge.id,
    cents: amount,
    reason,
    state,
    openedAt: instantOf(created),
    answerUntil: state === 'open' && due !== null ? instantOf(due) : null,
    decidedAt: isUndecided(state) ? null : iso(now()),
  }
}

function stateOf({ status }: Stripe.Dispute): DisputeState {
  if (status === 'won') return 'won'
  if (status === 'lost') return 'lost'
  return status === 'under_review' ? 'answered' : 'open'
}
