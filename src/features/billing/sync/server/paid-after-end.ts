import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { isSinceAttached } from '../../customers/server/payers.ts'
import { paidAfterEndWords } from '../differences.rules.ts'
import type { CustomerSnapshot } from './read-customer-snapshot.ts'

/**
 * Payments for a membership that had ended, of an invoice that was paid before it could be voided: each as a sentence, the
 * first time that a snapshot shows it. It opens nothing, and may have been owed: whether it is returned, the operator decides.
 */
export async function paidAfterEnd(
  { db }: Context,
  payer: PayersTable,
  { subscriptions, charges }: CustomerSnapshot,
): Promise<string[]> {
  const late = subscriptions.flatMap((one) => {
    const paid = paidLate(one)
    if (!paid || !isSinceAttached(payer, paid.at)) return []
    const charge = charges.findLast(({ amount, created }) => amount === paid.cents && created <= paid.at)
    return charge && !charge.refunded ? [charge.id] : []
  })
  if (late.length === 0) return []
  const known = await db
    .selectFrom('moneyEntries')
    .select('about')
    .where('memberId', '=', payer.memberId)
    .where('kind', '=', 'paid')
    .where('about', 'in', late)
    .execute()
  return late
    .filter((id) => !known.some(({ about }) => about === id))
    .map((id) => `a payment of ${id} ${paidAfterEndWords}, and was left as it is`)
}

/** What its latest invoice brought after its end, and when (seconds). */
function paidLate({ ended_at: end, latest_invoice: invoice }: Stripe.Subscription) {
  if (!end || typeof invoice !== 'object' || !invoice) return undefined
  const at = invoice.status_transitions.paid_at
  return at !== null && at > end && invoice.amount_paid > 0 ? { at, cents: invoice.amount_paid } : undefined
}
