import type { Context, MemberContext } from '#platform/server/context.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/** Whether the provider's page may still be paid. */
export async function isCheckoutOpen(ctx: MemberContext, checkoutId: string): Promise<boolean> {
  const status = await callStripe(ctx, async (stripe) => (await stripe.checkout.sessions.retrieve(checkoutId)).status)
    // Of test keys, or of another account.
    .catch((error: unknown) => {
      if (isMissing(error)) return 'expired'
      throw error
    })
  return status === 'open'
}

/** Nobody has to ask again about a page that can't be paid any more, once what came of it is recorded. */
export const forgetCheckout = ({ db }: Context, memberId: string, checkoutId: string) =>
  db
    .updateTable('payers')
    .set({ checkoutId: null })
    .where('memberId', '=', memberId)
    .where('checkoutId', '=', checkoutId)
    .execute()
