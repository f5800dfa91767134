import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { isOngoing } from '../../billing.rules.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

export type RunningSubscription = { customer: Customer; running: Stripe.Subscription }

/** The member's paid membership as the provider has it now. */
export async function findRunningSubscription(ctx: MemberContext): Promise<RunningSubscription> {
  const payer = await findPayer(ctx, ctx.member.id)
  if (!payer?.customerId) throw billingRefusals.noMembership()
  const customer = { ...payer, customerId: payer.customerId }
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.subscriptions.list({ customer: customer.customerId, status: 'all', limit: 100, expand: ['data.schedule'] }),
  ).catch(refuseUnknown)
  const running = data.find(({ status }) => isOngoing(status))
  if (!running) throw billingRefusals.noMembership()
  return { customer, running }
}

/** Of test keys from before the live ones, or of another account: the next purchase makes a new customer. */
export function refuseUnknown(error: unknown): never {
  throw isMissing(error, 'customer') ? billingRefusals.noMembership() : error
}
