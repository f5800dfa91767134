import { askForRefund, makeRefund } from '#features/billing/server/public.ts'
import { moneyText } from '#platform/format/money.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { providerWords } from '../../provider-words.ts'
import type { refundPayment as endpoint } from '../money.contract.ts'

/**
 * The refund and its entry are written down together, once; what the provider has to do is a job that is tried until it
 * succeeds, and is tried here first.
 */
export async function refundPayment(
  ctx: MemberContext,
  { params: { memberId }, body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const { reason, ...refunding } = body
  const refundId = await transaction(ctx, async (ctx) => {
    const person = await ctx.db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
    if (!person) throw peopleRefusals.noPerson()
    const asked = await askForRefund(ctx, { memberId, ...refunding })
    const action = `refund ${body.cents} ${ctx.offer.currency}${body.endsPlan ? ' and end' : ''}`
    if (asked) await writeAudit(ctx, { action, memberId, reason })
    return asked
  })
  const amount = moneyText(body.cents, ctx.offer.currency)
  if (!refundId) return { says: `${amount} had been refunded already; it was not refunded again.`, providerSaid: null }
  const error = await makeRefund(ctx, refundId).then(
    () => undefined,
    (error: unknown) => {
      ctx.log.warn({ err: error }, 'a refund could not be made right away')
      return error instanceof Error ? error : new Error(String(error))
    },
  )
  if (!error) return { says: `${amount} is on its way back to their card.`, providerSaid: null }
  if (error instanceof Refusal)
    return {
      says: `The payment provider isn’t responding. ${amount} will be refunded as soon as it does.`,
      providerSaid: null,
    }
  return {
    says: `${amount} isn’t refunded yet. ${providerWords(error.message)} Under Running you see whether it’s tried again.`,
    providerSaid: error.message,
  }
}
