import type { Stripe } from 'stripe'
import { isStripeError } from '../../server/call-stripe.ts'

/** The provider took the refund and couldn't make it. */
class RefundFailed extends Error {}

/** Whether a refund was refused, which is sure not to reach the card: not that it is on its way, or that it isn't known. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RefundFailed ||
  (isStripeError(error) && (error.type === 'StripeCardError' || error.type === 'StripeInvalidRequestError'))

type Refund = { charge: string; amount: number }

/** The key that a refund has, and how often it was refused. */
type Tries = { key: string; refusals: number }

/**
 * Refunds once, however often it is repeated. A try whose outcome isn’t known has the same key again, so that what it may
 * have made isn’t made twice. After one that came to nothing Stripe would answer the old key as before, so the key
 * counts those: refunds that failed, or that a bank sent back weeks later, and `refusals`, which made none.
 * Answers its state, none where the charge had been refunded.
 */
export async function refundOnce(stripe: Stripe, refund: Refund, { key, refusals }: Tries): Promise<string | null> {
  const { data } = await stripe.refunds.list({ charge: refund.charge, limit: 100 })
  const failed = data.filter(({ status }) => cameToNothing(status)).length
  const counted = failed === 0 && refusals === 0 ? key : `${key}:${failed}`
  const idempotencyKey = refusals === 0 ? counted : `${counted}:${refusals}`
  const status = await stripe.refunds.create(refund, { idempotencyKey }).then(
    (made) => made.status,
    (error: unknown) => {
      if (isStripeError(error) && error.code === 'charge_already_refunded') return null
      throw error
    },
  )
  if (cameToNothing(status)) throw new RefundFailed(`The provider could not refund the charge ${refund.charge}`)
  return status
}

export const cameToNothing = (status: string | null) => status === 'failed' || status === 'canceled'
