import type { Stripe } from 'stripe'
import { moneyText } from '#platform/format/money.ts'
import { createSharedCalls } from '#platform/server/concurrency/shared-calls.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { listPriceText } from '../../subscription/server/price-words.ts'
import { tierOfId } from '../../sync/server/subscription-rows.ts'
import type { getPaymentForm as endpoint } from '../checkout.contract.ts'
import { clientSecretOf } from './client-secret.ts'

type Form = Reply<typeof endpoint>

/** Answers only for the caller's own open payment; another member's secret is not found. */
export async function getPaymentForm(ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Form> {
  const subscription = await findPayableOnce(ctx, query.clientSecret)
  const price = subscription.pending_update?.subscription_items?.[0]?.price ?? subscription.items.data[0]?.price
  const monthly = price?.unit_amount ?? 0
  const due = invoiceOf(subscription)?.amount_remaining ?? 0
  const currency = (price?.currency ?? ctx.offer.currency).toUpperCase()
  return {
    provider: ctx.payments.provider,
    publishableKey: ctx.payments.publishableKey,
    scriptUrl: ctx.payments.scriptUrl,
    planName: planNameOf(ctx, price),
    amountCents: due,
    currency,
    sentence: `You pay ${moneyText(due, currency)} now, and ${listPriceText(ctx, monthly, subscription)} every month until you cancel.`,
    isSetup: due === 0,
  }
}

const sharedCalls = createSharedCalls()

async function findPayableOnce(ctx: MemberContext, clientSecret: string): Promise<Stripe.Subscription> {
  return sharedCalls(`${ctx.member.id} ${clientSecret}`, async () => {
    await limitProviderCalls(ctx)
    return findPayable(ctx, clientSecret)
  })
}

export async function findPayable(ctx: MemberContext, clientSecret: string): Promise<Stripe.Subscription> {
  const payer = await findPayer(ctx, ctx.member.id)
  const customer = payer?.customerId
  if (!customer) throw billingRefusals.paymentNotFound()
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 20,
      expand: ['data.latest_invoice.confirmation_secret', 'data.pending_setup_intent'],
    }),
  )
  const payable = data.find((one) => clientSecretOf(one).clientSecret === clientSecret)
  if (!payable || payable.ended_at) throw billingRefusals.paymentNotFound()
  const invoice = invoiceOf(payable)
  if (invoice?.status === 'paid' && invoice.amount_due > 0) {
    const amount = moneyText(invoice.amount_paid, invoice.currency.toUpperCase())
    throw billingRefusals.paymentDone(amount, planNameOf(ctx, payable.items.data[0]?.price))
  }
  return payable
}

const invoiceOf = ({ latest_invoice }: Stripe.Subscription) =>
  typeof latest_invoice === 'object' ? latest_invoice : null

export function planNameOf(ctx: MemberContext, price: Stripe.Price | undefined): string {
  const tier = price && tierOfId(ctx, price.id)
  return ctx.offer.plans.find(({ id }) => id === tier)?.name ?? ''
}
