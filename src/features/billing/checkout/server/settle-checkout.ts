import type { MemberContext } from '#platform/server/context.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/** Whether the provider's page may still be paid; once it can't any more, nobody has to ask again. */
export async function isCheckoutOpen(ctx: MemberContext, checkoutId: string): Promise<boolean> {
  const status = await callStripe(ctx, async (stripe) => (await stripe.checkout.sessions.retrieve(checkoutId)).status)
    // Of test keys, or of another account.
    .catch((error: unknown) => {
      if (isMissing(error)) return 'expired'
      throw error
    })
  if (status === 'open') return true
  await ctx.db
    .updateTable('payers')
    .set({ checkoutId: null })
    .where('memberId', '=', ctx.member.id)
    .where('checkoutId', '=', checkoutId)
    .execute()
  return false
}
