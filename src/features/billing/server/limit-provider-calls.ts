import type { MemberContext } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'

/** Stripe's rate limit is shared by all members; no single member may use it up. */
const asksPerMinute = 30
/** Every attempt to buy leaves a subscription and an open invoice at Stripe. */
const attemptsPerHour = 10

export async function limitProviderCalls({ db, member, payments }: MemberContext): Promise<void> {
  if (payments.limited) await countAttempt(db, { of: ['provider', member.id], limit: asksPerMinute, seconds: 60 })
}

export async function limitPurchases({ db, member, payments }: MemberContext): Promise<void> {
  if (payments.limited) await countAttempt(db, { of: ['purchase', member.id], limit: attemptsPerHour, seconds: 3600 })
}

/** Wraps a verb that calls the provider on a member's behalf. */
export const limitingProviderCalls =
  <I extends unknown[], T>(verb: (ctx: MemberContext, ...input: I) => Promise<T>) =>
  async (ctx: MemberContext, ...input: I): Promise<T> => {
    await limitProviderCalls(ctx)
    return verb(ctx, ...input)
  }
