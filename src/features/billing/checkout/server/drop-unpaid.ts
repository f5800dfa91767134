import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { isSinceAttached } from '../../customers/server/payers.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'

/**
 * Ends a subscription that waits for its first payment. The invoice is voided first, so that it can’t be paid in between:
 * false where it has been, and the subscription stays as it is.
 */
export async function dropUnpaid(ctx: Context, { id, latest_invoice: invoice }: Stripe.Subscription): Promise<boolean> {
  const invoiceId = typeof invoice === 'object' ? invoice?.id : invoice
  if (invoiceId && !(await voidInvoice(ctx, invoiceId))) return false
  await callStripe(ctx, (stripe) => stripe.subscriptions.cancel(id)).catch((error: unknown) => {
    // Ended by the voiding, or by another server.
    if (!isStripeError(error)) throw error
  })
  return true
}

/**
 * Voids what stayed open of memberships that have ended: it could still be paid on the provider’s own page, and would open
 * nothing. Their latest invoices have to be expanded. What ended before the customer is known here is the operator’s matter.
 */
export async function voidEnded(
  ctx: Context,
  payer: Pick<PayersTable, 'attachedAt'>,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  for (const { status, latest_invoice: invoice, ended_at, created } of subscriptions) {
    if (!hasEnded(status) || !isSinceAttached(payer, ended_at ?? created)) continue
    if (typeof invoice !== 'object' || invoice?.status !== 'open' || !invoice.id) continue
    if (!(await voidInvoice(ctx, invoice.id)))
      ctx.log.warn({ invoiceId: invoice.id }, 'the open invoice of a membership that ended was not voided')
  }
}

const hasEnded = (status: string) => status === 'canceled' || status === 'incomplete_expired'

/** Whether nothing can be paid on it any more; one that was paid or is being paid is left. */
async function voidInvoice(ctx: Context, id: string): Promise<boolean> {
  try {
    await callStripe(ctx, (stripe) => stripe.invoices.voidInvoice(id))
    return true
  } catch (error) {
    if (!isStripeError(error)) throw error
    const { status } = await callStripe(ctx, (stripe) => stripe.invoices.retrieve(id))
    return status !== 'paid' && status !== 'open'
  }
}
