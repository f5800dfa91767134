import { tierName } from '#features/membership/membership.rules.ts'
import { readGift } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { isLive } from '../../billing.rules.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { refundEmail } from '../../emails/server/refund-emails.ts'
import { sendEmailOnce } from '../../emails/server/send-notices.ts'
import { cancelSubscriptions } from '../../guarantee/server/refund-guarantee.ts'
import { hasRefundReturned, readPayments } from '../../revenue/server/read-revenue.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { asSystem, syncCustomer } from '../../sync/server/sync-customer.ts'
import { refundRefusals } from '../refunds.rules.ts'
import { refundOnce } from './refund-once.ts'
import type { ChargeRefundsTable } from './refunds.tables.ts'

/** `seen` is what had been refunded of it when the operator looked: of two at once, one counts. */
export type Refunding = { memberId: string; chargeId: string; cents: number; seen: number; endsPlan: boolean }

/** Tried for days, as the guarantee's refund is; one that the provider never makes is a dead job that the desk shows. */
export const makeRefundJob: Job<{ refundId: string }> = job<{ refundId: string }>(
  'billing.refund-charge',
  (ctx, { refundId }) => makeRefund(ctx, refundId),
  { attempts: 60 },
)

/**
 * Writes the refund down, once, in the transaction of the caller; `makeRefund` carries it out. A second click with the
 * same amount finds the first and answers as it did: undefined. One that the bank sent back can be asked for again.
 */
export async function askForRefund(ctx: Context, refunding: Refunding): Promise<string | undefined> {
  const { memberId, chargeId, cents, seen, endsPlan } = refunding
  const { id, known } = await findAsked(ctx, refunding)
  if (known?.memberId === memberId && known.cents === cents) return undefined
  const charge = (await readPayments(ctx.db, memberId)).find((one) => one.chargeId === chargeId)
  if (!charge) throw refundRefusals.noCharge()
  if (known || charge.refundedCents !== seen) throw refundRefusals.refundChanged()
  if (cents > charge.cents - charge.refundedCents) throw refundRefusals.refundTooLarge()
  const ends = endsPlan && (await findEnded(ctx, memberId)) !== undefined
  const row = { id, memberId, chargeId, cents, endsPlan: ends ? 1 : 0, askedAt: iso(ctx.now()), doneAt: null }
  const first = await ctx.db
    .insertInto('chargeRefunds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!first) throw refundRefusals.refundChanged()
  await enqueue(ctx, makeRefundJob, { refundId: id }, { key: `billing.refund-charge:${id}` })
  return id
}

/** The refund that was asked for with so much refunded, unless it came back; and the id that one asked for now has. */
async function findAsked({ db }: Context, { memberId, chargeId, seen }: Refunding) {
  const first = `${chargeId}:${seen}`
  const own = await db.selectFrom('chargeRefunds').selectAll().where('memberId', '=', memberId).execute()
  const asked = own.filter(({ id }) => id === first || id.startsWith(`${first}:`))
  const latest = asked.sort((one, other) => (one.askedAt < other.askedAt ? -1 : 1)).at(-1)
  const isOver = latest?.doneAt && (await hasRefundReturned(db, latest))
  return { id: latest ? `${first}:${asked.length + 1}` : first, known: isOver ? undefined : latest }
}

/** Each step may be repeated without doing anything twice: the provider knows the refund by its key. */
export async function makeRefund(ctx: Context, refundId: string): Promise<void> {
  const refund = await ctx.db.selectFrom('chargeRefunds').selectAll().where('id', '=', refundId).executeTakeFirst()
  if (!refund || refund.doneAt) return
  const payer = refund.memberId ? await findPayer(ctx, refund.memberId) : undefined
  await callStripe(ctx, async (stripe) => {
    if (refund.endsPlan && payer?.customerId) await cancelSubscriptions(stripe, payer.customerId)
    await refundOnce(stripe, { charge: refund.chargeId, amount: refund.cents }, `operator:${refund.id}`)
  })
  await transaction(asSystem(ctx), (ctx) => confirm(ctx, refund))
  if (payer?.customerId) await syncCustomer(ctx, payer.customerId)
}

async function confirm(ctx: Context, { id, memberId, cents, endsPlan, askedAt }: ChargeRefundsTable): Promise<void> {
  await ctx.db
    .updateTable('chargeRefunds')
    .set({ doneAt: iso(ctx.now()) })
    .where('id', '=', id)
    .execute()
  const member = await ctx.db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId ?? '')
    .executeTakeFirst()
  if (!member || !memberId) return
  const ended = endsPlan ? await findBegun(ctx, memberId, askedAt) : undefined
  const gift = await readGift(ctx, memberId, member.timeZone)
  const told = { cents, ended: ended && tierName[ended.tier], gift }
  await sendEmailOnce(ctx, memberId, `refund:${id}`, refundEmail(ctx, member.email, told))
}

/** What a refund that ends the membership would end. */
async function findEnded(ctx: Context, memberId: string) {
  const latest = await findBegun(ctx, memberId, iso(ctx.now()))
  return latest && isLive(latest.status) ? latest : undefined
}

/** The membership that had begun last by then. */
const findBegun = ({ db }: Context, memberId: string, at: string) =>
  db
    .selectFrom('subscriptions')
    .select(['tier', 'status'])
    .where('memberId', '=', memberId)
    .where('startedAt', '<=', at)
    .orderBy('startedAt', 'desc')
    .executeTakeFirst()
