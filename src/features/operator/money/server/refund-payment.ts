import { billingRefusals } from '#features/billing/billing.refusals.ts'
import {
  askForRefund,
  cancelRefund as cancelWaiting,
  isStripeError,
  makeRefund,
} from '#features/billing/server/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import { otherRefusal, providerWords } from '../../provider-words.ts'
import type * as contract from '../money.contract.ts'

/**
 * The refund and its entry are written down together, once; what the provider has to do is a job that is tried until it
 * succeeds, and is tried here first.
 */
export async function refundPayment(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof contract.refundPayment>,
): Promise<Reply<typeof contract.refundPayment>> {
  await requireProof(ctx)
  const { reason, ...refunding } = body
  const asked = await transaction(ctx, async (ctx) => {
    const person = await ctx.db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
    if (!person) throw peopleRefusals.noPerson()
    const asked = await askForRefund(ctx, { memberId, ...refunding })
    const action = `refund ${body.cents} ${ctx.offer.currency}${body.endsPlan ? ' and end' : ''}`
    if (asked?.isNew) await writeAudit(ctx, { action, memberId, reason })
    return asked
  })
  const amount = moneyText(body.cents, ctx.offer.currency)
  if (!asked) return done(`${amount} had been refunded already; it was not refunded again.`)
  const { error, isDropped, ended } = await makeRefund(ctx, asked.refundId)
  if (isDropped) throw error
  const plan = ended && tierName[ended]
  if (!error)
    return done(`${amount} is on its way back to their card${plan ? `, and their ${plan} membership has ended` : ''}.`)
  ctx.log.warn({ err: error }, 'a refund could not be made right away')
  const { why, providerSaid } = whyNot(error, amount)
  return {
    says: `${why}${plan ? ` Their ${plan} membership has ended all the same.` : ''}`,
    isPending: true,
    providerSaid,
  }
}

/** What waits is given up; of two at once, or where it was made meanwhile, one is refused. */
export async function cancelRefund(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof contract.cancelRefund>,
): Promise<Reply<typeof contract.cancelRefund>> {
  const { currency } = ctx.offer
  const cents = await cancelWaiting(ctx, { id: body.refundId, memberId }, (ctx, cents) =>
    writeAudit(ctx, { action: `refund canceled ${cents} ${currency}`, memberId }),
  )
  return { says: `The refund of ${moneyText(cents, currency)} is canceled and won’t be tried again.` }
}

const done = (says: string) => ({ says, isPending: false, providerSaid: null })

function whyNot(error: unknown, amount: string): { why: string; providerSaid: string | null } {
  if (error instanceof Refusal && error.code === billingRefusals.providerDown.code)
    return {
      why: `The payment provider isn’t responding. ${amount} will be refunded as soon as it does.`,
      providerSaid: null,
    }
  const message = error instanceof Error ? error.message : String(error)
  const isProviders =
    isStripeError(error) || (error instanceof Refusal && error.code === billingRefusals.cardDeclined.code)
  const words = providerWords(message) ?? (isProviders ? otherRefusal : 'Something failed on this site, not at Stripe.')
  return {
    why: `${amount} isn’t refunded yet. ${words} Under Running you see whether it’s tried again.`,
    providerSaid: isProviders ? message : null,
  }
}
