import type { Context } from '#platform/server/context.ts'

/** Where the provider shows a payment; null where no one can look at it: without a provider, or at something that stands in for one. */
export function providerLink({ payments }: Context, chargeId: string): string | null {
  if (payments.provider !== 'stripe') return null
  return `https://dashboard.stripe.com/${payments.livemode ? '' : 'test/'}payments/${chargeId}`
}
