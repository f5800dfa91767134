import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import { billingRefusals, providerDown } from '../billing.refusals.ts'

/** Calls Stripe, never inside a transaction; its errors become refusals that people can read. */
export async function callStripe<T>(ctx: Context, question: (stripe: Stripe) => Promise<T>): Promise<T> {
  if (ctx.inTransaction) throw new Error('Stripe was called inside a transaction')
  if (ctx.payments.provider === 'off') {
    ctx.log.warn('payment provider: no STRIPE_ settings are set')
    throw providerDown()
  }
  try {
    return await question(await ctx.payments.stripe())
  } catch (error) {
    throw refusalOf(ctx, error)
  }
}

export type StripeError = Error & { type: string; statusCode?: number; code?: string; param?: string }

export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** Whether Stripe says that the object does not exist. */
export const isMissing = (error: unknown, param?: string): boolean =>
  isStripeError(error) && error.code === 'resource_missing' && (param === undefined || error.param === param)

/** The key isn't valid, or hasn't the right: waiting mends neither. */
const isAboutKey = ({ type }: StripeError) => type === 'StripeAuthenticationError' || type === 'StripePermissionError'

function refusalOf(ctx: Context, error: unknown): unknown {
  if (!isStripeError(error)) return error
  if (error.type === 'StripeCardError') return billingRefusals.cardDeclined(error.message)
  if (error.type === 'StripeInvalidRequestError') return error
  // Stripe's message may contain keys and addresses; type and code do not.
  ctx.log.warn({ type: error.type, code: error.code, status: error.statusCode }, 'payment provider')
  return isAboutKey(error) ? billingRefusals.providerKey() : providerDown()
}
