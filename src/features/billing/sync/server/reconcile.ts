import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteExpiredRecords } from '../../customers/server/keep-payment-record.ts'
import { deleteExpiredDisputes, followLeftDisputes } from '../../disputes/server/left-disputes.ts'
import { deleteExpiredMarks } from '../../guarantee/server/guarantee-marks.ts'
import { pendingGuarantees } from '../../guarantee/server/guarantee-tries.ts'
import { refundGuarantee } from '../../guarantee/server/refund-guarantee.ts'
import { deleteOldDifferences, keepDifferences } from './differences.ts'
import { syncCustomer } from './sync-customer.ts'

/** What differed from the record, a sentence each, and the members whose state could not be read. */
export type Reconciled = { drift: string[]; failed: string[] }

export type PayerPage = { payers: { memberId: string; customerId: string | null }[]; next: string | undefined }

const page = 200
/** How long the inbox remembers an event. */
const inboxDays = 30
/** The provider sends one again for three days. */
const repeatedDays = 4

/**
 * Reads every customer from Stripe and repairs what events missed. A customer that cannot be read is reported and holds
 * up no other. Pending refunds are retried.
 */
export async function reconcile(ctx: Context): Promise<Reconciled> {
  if (ctx.payments.provider === 'off') return { drift: [], failed: [] }
  await finishGuarantees(ctx)
  await followLeftDisputes(ctx)
  await deleteExpired(ctx)
  const all: Reconciled = { drift: [], failed: [] }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { payers, next }: PayerPage = await readPayers(ctx, after)
    const { drift, failed } = await reconcilePayers(ctx, payers)
    all.drift.push(...drift)
    all.failed.push(...failed)
    after = next
  }
  return all
}

/** One page of current and former payers by id, and where the next page starts. */
export async function readPayers({ db }: Context, after: string): Promise<PayerPage> {
  const payers = await db
    .selectFrom('payers')
    .select(['memberId', 'customerId'])
    .where('memberId', '>', after)
    .orderBy('memberId')
    .limit(page)
    .execute()
  return { payers, next: payers.length < page ? undefined : payers.at(-1)?.memberId }
}

async function reconcilePayers(ctx: Context, payers: PayerPage['payers']): Promise<Reconciled> {
  const drift: string[] = []
  const failed: string[] = []
  for (const { memberId, customerId } of payers) {
    if (!customerId) continue
    try {
      const found = await syncCustomer(ctx, customerId)
      await keepDifferences(ctx, memberId, found)
      drift.push(...found)
    } catch (error) {
      ctx.log.error({ err: error, memberId, customerId }, 'a customer could not be reconciled')
      failed.push(memberId)
    }
  }
  return { drift, failed }
}

async function finishGuarantees(ctx: Context): Promise<void> {
  for (const memberId of await pendingGuarantees(ctx))
    await refundGuarantee(ctx, memberId).catch((error) => ctx.log.error({ err: error, memberId }, 'refund is pending'))
}

/** Each part on its own, so that a failing one does not stop the others. */
export async function deleteExpired(ctx: Context): Promise<void> {
  for (const part of [
    ...[giveUpEvents, deleteOldEvents, deleteOldDifferences, deleteExpiredRecords, deleteExpiredMarks],
    deleteExpiredDisputes,
  ])
    await part(ctx).catch((error: unknown) =>
      ctx.log.error({ err: error, part: part.name }, 'expired payment data was not deleted'),
    )
}

/** What the provider no longer repeats isn’t waited for: every payer was read again since. */
async function giveUpEvents(ctx: Context): Promise<void> {
  const before = iso(ctx.now().subtract({ hours: 24 * repeatedDays }))
  const { numUpdatedRows } = await ctx.db
    .updateTable('providerEvents')
    .set({ doneAt: iso(ctx.now()) })
    .where('receivedAt', '<', before)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) ctx.log.warn({ events: Number(numUpdatedRows) }, 'payment events that failed were given up')
}

async function deleteOldEvents(ctx: Context): Promise<void> {
  const before = iso(ctx.now().subtract({ hours: 24 * inboxDays }))
  await ctx.db.deleteFrom('providerEvents').where('receivedAt', '<', before).where('doneAt', 'is not', null).execute()
}
