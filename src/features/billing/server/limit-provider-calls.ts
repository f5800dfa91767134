import type { MemberContext } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'

/** The provider bounds how often it is asked, for everybody together: one member must not use that up. */
const asksPerMinute = 30
/** Each new attempt to buy is a subscription and an open invoice at the provider. */
const attemptsPerHour = 10

export async function limitProviderCalls({ db, member, payments }: MemberContext): Promise<void> {
  if (payments.limited) await countAttempt(db, { of: ['provider', member.id], limit: asksPerMinute, seconds: 60 })
}

export async function limitPurchases({ db, member, payments }: MemberContext): Promise<void> {
  if (payments.limited) await countAttempt(db, { of: ['purchase', member.id], limit: attemptsPerHour, seconds: 3600 })
}

/** A verb that asks the provider for a member. */
export const asking =
  <I extends unknown[], T>(verb: (ctx: MemberContext, ...input: I) => Promise<T>) =>
  async (ctx: MemberContext, ...input: I): Promise<T> => {
    await limitProviderCalls(ctx)
    return verb(ctx, ...input)
  }
