import { moneyText } from '#platform/format/money.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { isOngoing, isOpen, live } from '../../billing.rules.ts'
import { isUndecided } from '../../disputes/disputes.rules.ts'
import { hasRefundReturned, readPayments } from '../../revenue/server/read-revenue.ts'
import { refundRefusals } from '../refunds.rules.ts'
import { makeRefundJob } from './make-refund.ts'
import { readRefunds } from './read-refunds.ts'
import { firstRefundId, refundWork } from './refund-ids.ts'
import type { ChargeRefundsTable } from './refunds.tables.ts'

/** `seen` is what had been refunded of it when the operator looked: of two at once, one counts. */
export type Refunding = { memberId: string; chargeId: string; cents: number; seen: number; endsPlan: boolean }

/** `isNew`: more is asked for than before. */
export type AskedRefund = { refundId: string; isNew: boolean }

/**
 * Writes the refund down, once, in the transaction of the caller; `makeRefund` carries it out. A second click with the
 * same amount finds the first: undefined where that was made; one that wasn't is tried anew. One that the bank sent back
 * can be asked for again, and so can one that was given up.
 */
export async function askForRefund(ctx: Context, refunding: Refunding): Promise<AskedRefund | undefined> {
  const { memberId, chargeId, cents, seen, endsPlan } = refunding
  await refuseDisputed(ctx, refunding)
  const { id, known } = await findAsked(ctx, refunding)
  if (known?.cents === cents) return known.doneAt ? undefined : askAgain(ctx, known, refunding)
  const charge = (await readPayments(ctx.db, memberId)).find((one) => one.chargeId === chargeId)
  if (!charge) throw refundRefusals.noCharge()
  if (known && !known.doneAt) throw refundRefusals.refundPending(moneyText(known.cents, ctx.offer.currency))
  if (known || charge.refundedCents !== seen) throw refundRefusals.refundChanged()
  if (cents > charge.cents - charge.refundedCents) throw refundRefusals.refundTooLarge()
  const ends = endsPlan ? await findEnded(ctx, memberId) : notEnding
  const now = { refusals: 0, askedAt: iso(ctx.now()), doneAt: null, endToldAt: null, droppedAt: null }
  const row = { id, memberId, chargeId, cents, ...ends, ...now }
  const first = await ctx.db
    .insertInto('chargeRefunds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!first) throw refundRefusals.refundChanged()
  await enqueueRefund(ctx, id)
  return { refundId: id, isNew: true }
}

/** What is recorded by now; `makeRefund` asks the provider. */
async function refuseDisputed({ db }: Context, { memberId, chargeId }: Refunding): Promise<void> {
  const { dispute } = (await readRefunds(db, memberId))(chargeId)
  if (dispute === 'lost') throw refundRefusals.refundLost()
  if (dispute !== null && isUndecided(dispute)) throw refundRefusals.refundDisputed()
}

/**
 * One that isn't made yet: its job may be dead by now. That it ends the membership too may be asked for only now: undefined
 * where it was made in the same moment, without that.
 */
async function askAgain(
  ctx: Context,
  known: ChargeRefundsTable,
  { memberId, endsPlan }: Refunding,
): Promise<AskedRefund | undefined> {
  const { id: refundId } = known
  await enqueueRefund(ctx, refundId)
  const ends = endsPlan && !known.endsPlan ? await findEnded(ctx, memberId) : notEnding
  if (!ends.endsPlan) return { refundId, isNew: false }
  const { numUpdatedRows } = await ctx.db
    .updateTable('chargeRefunds')
    .set({ ...ends, askedAt: iso(ctx.now()) })
    .where('id', '=', refundId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? { refundId, isNew: true } : undefined
}

const enqueueRefund = (ctx: Context, refundId: string) =>
  enqueue(ctx, makeRefundJob, { refundId }, { key: refundWork(refundId) })

/** The refund that was asked for with so much refunded, unless it came back; and the id that one asked for now has. */
async function findAsked({ db }: Context, { memberId, chargeId, seen }: Refunding) {
  const first = firstRefundId(chargeId, seen)
  const own = await db.selectFrom('chargeRefunds').selectAll().where('memberId', '=', memberId).execute()
  const asked = own.filter(({ id }) => id === first || id.startsWith(`${first}:`))
  const latest = asked.sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1)).at(-1)
  const isOver = latest?.droppedAt || (latest?.doneAt && (await hasRefundReturned(db, latest)))
  return { id: latest ? `${first}:${asked.length + 1}` : first, known: isOver ? undefined : latest }
}

type Ends = Pick<ChargeRefundsTable, 'endsPlan' | 'endedId' | 'endedTier'>
const notEnding: Ends = { endsPlan: 0, endedId: null, endedTier: null }

/**
 * What a refund that ends the membership ends: all that runs at the provider. Named is the one that the desk shows, not what
 * waits for its first payment, nor a later one that is over.
 */
async function findEnded({ db }: Context, memberId: string): Promise<Ends> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'tier', 'status'])
    .where('memberId', '=', memberId)
    .where('status', 'in', live)
    .orderBy('startedAt')
    .execute()
  if (rows.length === 0) return notEnding
  const named =
    rows.findLast(({ status }) => isOpen(status)) ?? rows.findLast(({ status }) => isOngoing(status)) ?? undefined
  return { endsPlan: 1, endedId: named?.id ?? null, endedTier: named?.tier ?? null }
}
