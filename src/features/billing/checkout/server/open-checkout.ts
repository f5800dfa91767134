import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { planUnavailable } from '../../billing.refusals.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { updatePayer } from '../../customers/server/payers.ts'
import { callStripe, isStripeError } from '../../server/call-stripe.ts'
import { attemptFor, forgetAttempt, keepOne } from './attempts.ts'

/** Whether people buy on the provider's own page: only there a code, an address and a tax id can be typed. */
export const usesCheckoutPage = ({ payments: { checkout } }: MemberContext): boolean =>
  checkout.promotionCodes || checkout.tax || checkout.taxIds

/**
 * The page on which this price is bought. A customer has one at most that can still be paid, so that two tabs never buy
 * twice: what was opened for another price, or under other settings, is closed first.
 */
export async function openCheckout(
  ctx: MemberContext,
  customer: Customer,
  price: string,
  known: readonly Stripe.Subscription[],
): Promise<{ url: string } | 'paid meanwhile'> {
  const sessions = await listSessions(ctx, customer.customerId)
  const open = sessions.filter(({ status }) => status === 'open')
  const same = open.find(({ metadata }) => metadata?.priceId === price && metadata.terms === termsOf(ctx))
  for (const other of open) if (other !== same && !(await closeCheckout(ctx, other))) return 'paid meanwhile'
  const session = same ?? (await begin(ctx, customer, price, { known, sessions }))
  if (session === 'paid meanwhile') return session
  await updatePayer(ctx, ctx.member.id, { checkoutId: session.id })
  return { url: session.url ?? new URL('pricing', ctx.accounts.publicUrl).href }
}

async function listSessions(ctx: MemberContext, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await callStripe(ctx, (stripe) => stripe.checkout.sessions.list({ customer, limit: 100 }))
  return data
}

/** Expires it at the provider; false where it was paid since it was listed. */
async function closeCheckout(ctx: MemberContext, { id }: Stripe.Checkout.Session): Promise<boolean> {
  try {
    await callStripe(ctx, (stripe) => stripe.checkout.sessions.expire(id))
    return true
  } catch (error) {
    if (!isStripeError(error)) throw error
    const { status } = await callStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(id))
    return status === 'expired'
  }
}

const termsOf = ({ payments: { checkout } }: MemberContext): string => JSON.stringify(checkout)

type Seen = { known: readonly Stripe.Subscription[]; sessions: readonly Stripe.Checkout.Session[] }

async function begin(
  ctx: MemberContext,
  customer: Customer,
  price: string,
  { known, sessions }: Seen,
): Promise<Stripe.Checkout.Session | 'paid meanwhile'> {
  const attemptId = await attemptFor(ctx, customer, price, [...known, ...sessions])
  const begun = await create(ctx, customer, price, attemptId)
  const settled = new Set(sessions.filter(({ status }) => status !== 'open').map(({ id }) => id))
  const others = (await listSessions(ctx, customer.customerId)).filter(
    ({ id, status }) => id !== begun.id && status !== 'expired' && !settled.has(id),
  )
  return keepOne(ctx, attemptId, { begun, others, end: (one) => closeCheckout(ctx, one) })
}

async function create(ctx: MemberContext, customer: Customer, price: string, attemptId: string) {
  try {
    return await callStripe(ctx, (stripe) =>
      stripe.checkout.sessions.create(asked(ctx, customer, price, attemptId), {
        idempotencyKey: `checkout:${attemptId}`,
      }),
    )
  } catch (error) {
    await forgetAttempt(ctx, attemptId)
    if (isStripeError(error) && error.param?.startsWith('line_items')) throw planUnavailable()
    throw error
  }
}

function asked(
  ctx: MemberContext,
  { customerId }: Customer,
  price: string,
  attemptId: string,
): Stripe.Checkout.SessionCreateParams {
  const { promotionCodes, tax, taxIds } = ctx.payments.checkout
  const at = (path: string) => new URL(path, ctx.accounts.publicUrl).href
  const memberId = ctx.member.id
  return {
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price, quantity: 1 }],
    success_url: at('dashboard?redirect_status=succeeded'),
    cancel_url: at('pricing'),
    allow_promotion_codes: promotionCodes,
    // Otherwise Stripe may charge in the currency of where someone is, and no figure here would be right.
    adaptive_pricing: { enabled: false },
    // Stripe asks for these with a customer that is there already: tax needs an address, and a tax id a name.
    ...(tax ? { automatic_tax: { enabled: true }, billing_address_collection: 'required' } : {}),
    ...(taxIds ? { tax_id_collection: { enabled: true } } : {}),
    ...(tax || taxIds ? { customer_update: { address: 'auto', name: 'auto' } } : {}),
    metadata: { memberId, attemptId, priceId: price, terms: termsOf(ctx) },
    subscription_data: { metadata: { memberId, attemptId } },
  }
}
