import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import type { Customer } from '../../customers/server/find-customer.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { limitPurchases } from '../../server/limit-provider-calls.ts'

/** The current attempt at this price, or a new one if there is none or what it began has ended. */
export async function attemptFor(
  ctx: MemberContext,
  { attemptId: before }: Customer,
  priceId: string,
  known: readonly { metadata: Stripe.Metadata | null }[],
): Promise<string> {
  const payer = await findPayer(ctx, ctx.member.id)
  const isUsedUp = known.some(({ metadata }) => metadata?.attemptId === payer?.attemptId)
  if (payer?.attemptId && payer.attemptPriceId === priceId && !isUsedUp) return payer.attemptId
  await limitPurchases(ctx)
  const attemptId = newId()
  const replace = ctx.db
    .updateTable('payers')
    .set({ attemptId, attemptPriceId: priceId })
    .where('memberId', '=', ctx.member.id)
  const { numUpdatedRows } = await (before === null
    ? replace.where('attemptId', 'is', null)
    : replace.where('attemptId', '=', before)
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return attemptId
  // Another process saved an attempt first: at the same price we share it, and another plan isn’t bought beside it.
  const now = await findPayer(ctx, ctx.member.id)
  if (now?.attemptPriceId !== priceId || !now.attemptId) throw billingRefusals.otherPurchase()
  return now.attemptId
}

/** Stripe repeats its stored answer for a key, even a failure, so the next attempt needs a new key. */
export async function forgetAttempt({ db, member }: MemberContext, attemptId: string): Promise<void> {
  await db
    .updateTable('payers')
    .set({ attemptId: null, attemptPriceId: null })
    .where('memberId', '=', member.id)
    .where('attemptId', '=', attemptId)
    .execute()
}

/** `others` were listed after `begun` was made. `end` answers false for what was paid. */
type Made<T> = { begun: T; others: readonly T[]; end: (one: T) => Promise<boolean> }

/**
 * Of what several servers began, the attempt that was saved last stays. Its server finds what was made before it among
 * the others; what is made later finds another attempt than its own. So no two of them end each other’s.
 */
export async function keepOne<T>(
  ctx: MemberContext,
  attemptId: string,
  { begun, others, end }: Made<T>,
): Promise<T | 'paid meanwhile'> {
  const payer = await findPayer(ctx, ctx.member.id)
  if (payer?.attemptId !== attemptId) {
    await end(begun)
    throw billingRefusals.otherPurchase()
  }
  for (const other of others) {
    if (await end(other)) continue
    await end(begun)
    return 'paid meanwhile'
  }
  return begun
}
