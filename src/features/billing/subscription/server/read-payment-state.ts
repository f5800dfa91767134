import type { Db } from '#platform/server/database/database.ts'
import { isLive } from '../../billing.rules.ts'
import './subscription.tables.ts'

/** All that a coach may know of a client's payments: that they are late, or that the membership ended. */
export type PaymentState = 'past-due' | 'ended' | null

const late = ['past_due', 'unpaid']

export async function readPaymentState(db: Db, memberId: string): Promise<PaymentState> {
  const rows = await db.selectFrom('subscriptions').select('status').where('memberId', '=', memberId).execute()
  if (rows.some(({ status }) => late.includes(status))) return 'past-due'
  if (rows.some(({ status }) => isLive(status))) return null
  return rows.some(({ status }) => status === 'canceled') ? 'ended' : null
}
