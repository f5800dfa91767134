import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { billingRefusals } from '../refusals.ts'
import { ask } from './ask.ts'
import type { Customer } from './find-customer.ts'
import { findPayer } from './payer.ts'

export type Running = { customer: Customer; running: Stripe.Subscription }

/** The member's paid membership as the provider has it now. */
export async function findRunning(ctx: MemberContext): Promise<Running> {
  const payer = await findPayer(ctx, ctx.member.id)
  if (!payer?.customerId) throw billingRefusals.noMembership()
  const customer = { ...payer, customerId: payer.customerId }
  const { data } = await ask(ctx, (stripe) =>
    stripe.subscriptions.list({ customer: customer.customerId, status: 'all', limit: 100, expand: ['data.schedule'] }),
  )
  const running = data.find(({ status }) => ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(status))
  if (!running) throw billingRefusals.noMembership()
  return { customer, running }
}
