import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { refuseUnknown } from '../../subscription/server/find-running-subscription.ts'
import type { openPortal as endpoint } from '../customers.contract.ts'
import { findPayer } from './payers.ts'

/** Opened for one visit; its address is not kept. */
export async function openPortal(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const payer = await findPayer(ctx, ctx.member.id)
  const customer = payer?.customerId
  if (!customer) throw billingRefusals.noMembership()
  const return_url = new URL('settings', ctx.accounts.publicUrl).href
  const { url } = await callStripe(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url }),
  ).catch(refuseUnknown)
  return { url }
}
