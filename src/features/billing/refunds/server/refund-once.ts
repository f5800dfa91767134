import type { Stripe } from 'stripe'
import { isStripeError } from '../../server/call-stripe.ts'

type Refund = { charge: string; amount: number }

/**
 * Refunds once, however often it is repeated with the same key. Weeks later a bank may send a refund back; asked for
 * again, it is made anew, for which the key counts those that came to nothing: Stripe would answer the old one.
 * Answers its state, none where the charge had been refunded.
 */
export async function refundOnce(stripe: Stripe, refund: Refund, key: string): Promise<string | null> {
  const { data } = await stripe.refunds.list({ charge: refund.charge, limit: 100 })
  const failed = data.filter(({ status }) => cameToNothing(status)).length
  const idempotencyKey = failed === 0 ? key : `${key}:${failed}`
  const status = await stripe.refunds.create(refund, { idempotencyKey }).then(
    (made) => made.status,
    (error: unknown) => {
      if (isStripeError(error) && error.code === 'charge_already_refunded') return null
      throw error
    },
  )
  if (cameToNothing(status)) throw new Error(`The provider could not refund the charge ${refund.charge}`)
  return status
}

const cameToNothing = (status: string | null) => status === 'failed' || status === 'canceled'
