import type { Stripe } from 'stripe'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { isLive } from '../../billing.rules.ts'
import { readPauses } from '../../pause/server/read-pauses.ts'
import { tellProvider } from '../../pause/server/tell-provider.ts'
import { callStripe } from '../../server/call-stripe.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { chargesOf } from '../../sync/server/subscription-rows.ts'
import { disputeHold, type Hold } from './dispute-hold.ts'

type Step = (stripe: Stripe) => Promise<unknown>

/**
 * A plan that a dispute closes isn’t charged for: while it is open the provider collects nothing, and goes on once it is
 * won; a lost one ends the membership. Answers whether anything was told. Each step may be repeated.
 */
export async function settleDisputes(ctx: Context, memberId: string, snapshot: CustomerSnapshot): Promise<boolean> {
  const pauses = await readPauses(ctx, memberId)
  const steps = snapshot.subscriptions.flatMap((subscription, at): Step[] => {
    const charges = chargesOf(snapshot, at)
    if (charges.some(({ id }) => snapshot.lost.has(id)))
      return isLive(subscription.status)
        ? [(stripe) => stripe.subscriptions.cancel(subscription.id, { prorate: false })]
        : []
    const isDisputed = charges.some(({ id }) => snapshot.disputed.has(id))
    const told = disputeHold(subscription, { isDisputed, pauses, now: iso(ctx.now()) })
    return told ? [(stripe) => tell(stripe, subscription, told)] : []
  })
  if (steps.length === 0) return false
  await callStripe(ctx, async (stripe) => {
    for (const step of steps) await step(stripe)
  })
  return true
}

async function tell(stripe: Stripe, subscription: Stripe.Subscription, told: Hold): Promise<void> {
  if (told.isHeld) await voidOpen(stripe, subscription)
  await tellProvider(stripe, subscription, told)
}

/** What failed before would be tried again, whatever new payments do. */
async function voidOpen(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<void> {
  const id = typeof latest_invoice === 'object' ? latest_invoice?.id : latest_invoice
  if (id && (await stripe.invoices.retrieve(id)).status === 'open') await stripe.invoices.voidInvoice(id)
}
