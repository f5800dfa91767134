import type { Stripe } from 'stripe'
import type { Tier } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, publish } from '#platform/server/context.ts'
import { disputeOpened } from '../../billing.events.ts'
import { dropWaitingRefunds } from '../../refunds/server/drop-refunds.ts'
import { recordDisputed } from '../../revenue/server/record-disputed.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import { type DisputeState, isUndecided } from '../disputes.rules.ts'
import type { DisputesTable } from './disputes.tables.ts'

/** A refund that waits for a disputed payment is given up, since the bank returns that payment. */
export async function recordDisputes(ctx: Context, memberId: string, snapshot: CustomerSnapshot): Promise<void> {
  for (const dispute of snapshot.disputes) await recordDispute(ctx, { memberId, dispute })
  await dropWaitingRefunds(ctx, [...snapshot.disputed])
}

/** `memberId` is null once they are gone; `tierOfGone` says then what was paid for. */
type Told = { memberId: string | null; dispute: Stripe.Dispute; tierOfGone?: Tier | undefined }

/**
 * Writes a dispute down, and what it moved. One that is seen for the first time and isn’t decided is told to the operators.
 */
export async function recordDispute(ctx: Context, { memberId, dispute, tierOfGone }: Told): Promise<void> {
  const { id } = dispute
  const seen = rowOf(ctx, memberId, dispute)
  const old = await ctx.db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()
  // When one was decided that is seen for the first time after it isn’t known.
  if (!old) await insert(ctx, { ...seen, decidedAt: null })
  else if (old.state !== seen.state || old.answerUntil !== seen.answerUntil) await update(ctx, seen)
  await recordDisputed(ctx, seen.state === old?.state ? old : seen, tierOfGone)
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

function rowOf({ now }: Context, memberId: string | null, dispute: Stripe.Dispute): DisputesTable {
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
