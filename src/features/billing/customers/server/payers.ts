import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PayersTable } from './customers.tables.ts'

/** The row exists before Stripe is called, so that two tabs create the same customer. */
export async function findOrCreatePayer(ctx: Context, memberId: string): Promise<PayersTable> {
  await ctx.db
    .insertInto('payers')
    .values({ memberId, customerKey: newId(), reading: 0, ...nothingYet })
    .onConflict((conflict) => conflict.column('memberId').doNothing())
    .execute()
  return ctx.db.selectFrom('payers').selectAll().where('memberId', '=', memberId).executeTakeFirstOrThrow()
}

const nothingYet = {
  customerId: null,
  attachedAt: null,
  attemptId: null,
  attemptPriceId: null,
  checkoutId: null,
  previewPriceId: null,
  previewAt: null,
  firstPaidAt: null,
  firstSubscriptionId: null,
  cardMark: null,
}

export const findPayer = (ctx: Context, memberId: string): Promise<PayersTable | undefined> =>
  ctx.db.selectFrom('payers').selectAll().where('memberId', '=', memberId).executeTakeFirst()

export const updatePayer = async (ctx: Context, memberId: string, change: Partial<PayersTable>): Promise<void> => {
  await ctx.db.updateTable('payers').set(change).where('memberId', '=', memberId).execute()
}

export const findPayerByCustomer = (ctx: Context, customerId: string): Promise<PayersTable | undefined> =>
  ctx.db.selectFrom('payers').selectAll().where('customerId', '=', customerId).executeTakeFirst()

/** Whether what the provider made then (seconds) is of the time since the customer is known here. */
export const isSinceAttached = ({ attachedAt }: Pick<PayersTable, 'attachedAt'>, seconds: number): boolean =>
  attachedAt === null || seconds * 1000 >= Date.parse(attachedAt)
