import type { Db } from '#platform/server/database/database.ts'
import type { DisputeState } from '../../disputes/disputes.rules.ts'
import '../../disputes/server/disputes.tables.ts'
import './refunds.tables.ts'

type WaitingRefund = { id: string; chargeId: string; cents: number; askedAt: string }
type OfPayment = { waiting: WaitingRefund | null; dispute: DisputeState | null }

/** What waits for a member’s payments, and the latest dispute about each. */
export async function readRefunds(db: Db, memberId: string): Promise<(chargeId: string) => OfPayment> {
  const waiting = await db
    .selectFrom('chargeRefunds')
    .select(['id', 'chargeId', 'cents', 'askedAt'])
    .where('memberId', '=', memberId)
    .where('doneAt', 'is', null)
    .execute()
  const disputes = await db
    .selectFrom('disputes')
    .select(['chargeId', 'state'])
    .where('memberId', '=', memberId)
    .orderBy('openedAt')
    .execute()
  return (chargeId) => ({
    waiting: waiting.find((one) => one.chargeId === chargeId) ?? null,
    dispute: disputes.findLast((one) => one.chargeId === chargeId)?.state ?? null,
  })
}

/** Refunds that were asked for before an instant and aren’t made. */
export const readLateRefunds = (db: Db, before: string) =>
  db
    .selectFrom('chargeRefunds')
    .select(['cents', 'askedAt'])
    .where('memberId', 'is not', null)
    .where('doneAt', 'is', null)
    .where('askedAt', '<', before)
    .orderBy('askedAt')
    .execute()
