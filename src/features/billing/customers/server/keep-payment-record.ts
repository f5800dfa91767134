import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { PayersTable } from './customers.tables.ts'
import './payment-records.tables.ts'

/** Years for which the law requires payment records, and days for which a customer who never paid is remembered. */
export const keptYears = 10
const unpaidDays = 90

/** Keeps what the law requires of a payer, without the person. */
export async function keepPaymentRecord(ctx: Context, payer: PayersTable): Promise<void> {
  const { memberId, customerId, firstPaidAt } = payer
  const subscriptions = await ctx.db
    .selectFrom('subscriptions')
    .select(['id', 'status', 'tier', 'priceCents', 'startedAt', 'periodEndsAt', 'endsAt', 'refundedAt'])
    .where('memberId', '=', memberId)
    .execute()
  const guarantee = await ctx.db
    .selectFrom('guarantees')
    .select(['subscriptionId', 'requestedAt', 'refundedCents', 'carriedOutAt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const now = ctx.now().toZonedDateTimeISO('UTC')
  const end = firstPaidAt ? now.add({ years: keptYears }) : now.add({ days: unpaidDays })
  await ctx.db
    .insertInto('paymentRecords')
    .values({
      formerMemberId: memberId,
      customerId,
      firstPaidAt,
      subscriptions: JSON.stringify(subscriptions),
      guarantee: guarantee ? JSON.stringify(guarantee) : null,
      erasedAt: iso(now.toInstant()),
      keepUntil: iso(end.toInstant()),
    })
    .execute()
}

/** Whether a deleted account paid as this customer or had this id, so that whatever is left at Stripe has to be closed. */
export async function wasPayer({ db }: Context, customerId: string, memberId: string | undefined): Promise<boolean> {
  const record = await db
    .selectFrom('paymentRecords')
    .select('formerMemberId')
    .where((or) => or.or([or('customerId', '=', customerId), or('formerMemberId', '=', memberId ?? '')]))
    .executeTakeFirst()
  return record !== undefined
}

/** What is kept of who paid as this customer and has deleted their account. */
export const findRecord = ({ db }: Context, customerId: string) =>
  db.selectFrom('paymentRecords').select('subscriptions').where('customerId', '=', customerId).executeTakeFirst()

/** Deletes expired records. */
export async function deleteExpiredRecords(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('paymentRecords').where('keepUntil', '<', iso(ctx.now())).execute()
}
