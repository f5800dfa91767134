import type { Stripe } from 'stripe'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { readGift } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import { createKeyedMutex } from '#platform/server/concurrency/keyed-mutex.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { findDisputes, isAgainstUs } from '../../disputes/server/find-disputes.ts'
import { endedEmail } from '../../emails/server/closing-emails.ts'
import { refundEmail } from '../../emails/server/refund-emails.ts'
import { sendEmailOnce } from '../../emails/server/send-notices.ts'
import { cancelSubscriptions } from '../../guarantee/server/refund-guarantee.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { asSystem, syncCustomer } from '../../sync/server/sync-customer.ts'
import { refundRefusals } from '../refunds.rules.ts'
import { dropRefund, dropWaitingRefunds } from './drop-refunds.ts'
import { cameToNothing, isRefused, refundOnce } from './refund-once.ts'
import type { ChargeRefundsTable } from './refunds.tables.ts'

/**
 * `error`: why it isn't made; `isDropped`: nor will it be; `ended`: the plan that was ended with it, also where the refund
 * itself failed.
 */
export type MadeRefund = { error?: unknown; isDropped?: true; ended: Tier | null }

/** Tried for days, as the guarantee's refund is; one that the provider never makes is a dead job that the desk shows. */
export const makeRefundJob: Job<{ refundId: string }> = job<{ refundId: string }>(
  'billing.refund-charge',
  async (ctx, { refundId }) => {
    const { error, isDropped } = await makeRefund(ctx, refundId)
    if (error && !isDropped) throw error
  },
  { attempts: 60 },
)

const refundMutex = createKeyedMutex()

/** Each step may be repeated without doing anything twice: the provider knows the refund by its key. */
export const makeRefund = (ctx: Context, refundId: string): Promise<MadeRefund> =>
  refundMutex(refundId, () => tryRefund(ctx, refundId))

/**
 * Gives up a refund that waits, after a try that runs here has ended. `alongside` runs in the same transaction. A try that
 * another server has begun may still succeed: then it is made, and their page shows it.
 */
export const cancelRefund = <C extends Context>(
  ctx: C,
  { id, memberId }: { id: string; memberId: string },
  alongside: (ctx: C, cents: number) => Promise<void>,
): Promise<number> =>
  refundMutex(id, async () => {
    await refuseMade(ctx, { id, memberId })
    return transaction(ctx, async (ctx) => {
      const dropped = await dropRefund(ctx, { id, memberId })
      if (!dropped) throw refundRefusals.noRefundWaiting()
      await alongside(ctx, dropped.cents)
      return dropped.cents
    })
  })

/** A try whose answer was lost may have been made: then it isn’t to be given up, and asked for once more. */
async function refuseMade(ctx: Context, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  const refund = await ctx.db
    .selectFrom('chargeRefunds')
    .select(['chargeId', 'cents', 'askedAt'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('doneAt', 'is', null)
    .executeTakeFirst()
  if (!refund) return
  const { data } = await callStripe(ctx, (stripe) => stripe.refunds.list({ charge: refund.chargeId, limit: 100 }))
  const since = Math.floor(Date.parse(refund.askedAt) / 1000)
  const isOurs = ({ amount, created, status }: Stripe.Refund) =>
    amount === refund.cents && created >= since && !cameToNothing(status)
  if (data.some(isOurs)) throw refundRefusals.refundChanged()
}

async function tryRefund(ctx: Context, refundId: string): Promise<MadeRefund> {
  const refund = await ctx.db.selectFrom('chargeRefunds').selectAll().where('id', '=', refundId).executeTakeFirst()
  if (refund?.droppedAt) return { error: refundRefusals.noRefundWaiting(), isDropped: true, ended: null }
  if (!refund || refund.doneAt) return { ended: refund?.endedTier ?? null }
  const customerId = refund.memberId ? (await findPayer(ctx, refund.memberId))?.customerId : undefined
  let hasEnded = false
  let isDone = false
  let disputes: readonly Stripe.Dispute[] = []
  try {
    await callStripe(ctx, async (stripe) => {
      // Before the end of the membership, which a refusal wouldn't take back.
      disputes = (await findDisputes(stripe, refund.chargeId)).filter(isAgainstUs)
      if (disputes.length > 0) return
      if (refund.endsPlan && customerId) await cancelSubscriptions(stripe, customerId, beganBefore(refund))
      hasEnded = true
      await refundOf(ctx, stripe, refund)
    })
    isDone = await transaction(asSystem(ctx), (ctx) =>
      disputes.length > 0 ? dropWaitingRefunds(ctx, [refund.chargeId]).then(() => true) : confirm(ctx, refund),
    )
  } catch (error) {
    if (!refund.endsPlan || !hasEnded) return { error, ended: null }
    await tellEnd(ctx, refund, customerId)
    return { error, ended: refund.endedTier }
  }
  // Meanwhile it was asked for with the end of the membership.
  if (!isDone) return tryRefund(ctx, refundId)
  await syncIfPossible(ctx, customerId)
  return disputes.length > 0 ? droppedFor(disputes) : { ended: refund.endedTier }
}

const droppedFor = (disputes: readonly Stripe.Dispute[]): MadeRefund => ({
  error: disputes.some(({ status }) => status === 'lost')
    ? refundRefusals.refundLost()
    : refundRefusals.refundDisputed(),
  isDropped: true,
  ended: null,
})

/** A refusal is noted, so that the next try is a new one at the provider. */
function refundOf(ctx: Context, stripe: Stripe, { id, chargeId: charge, cents: amount, refusals }: ChargeRefundsTable) {
  return refundOnce(stripe, { charge, amount }, { key: `operator:${id}`, refusals }).catch(async (error: unknown) => {
    if (isRefused(error))
      await ctx.db
        .updateTable('chargeRefunds')
        .set({ refusals: refusals + 1 })
        .where('id', '=', id)
        .where('refusals', '=', refusals)
        .execute()
    throw error
  })
}

/** Not what was bought since, while the refund failed and was tried again. */
const beganBefore =
  ({ askedAt }: ChargeRefundsTable) =>
  ({ created }: { created: number }) =>
    created * 1000 <= Date.parse(askedAt)

/** What the provider says is read again by its event and by the reconciliation too: the refund is made without it. */
const syncIfPossible = async (ctx: Context, customerId: string | null | undefined): Promise<void> => {
  if (customerId)
    await syncCustomer(ctx, customerId).catch((error: unknown) =>
      ctx.log.warn({ err: error, customerId }, 'a customer could not be read after a refund'),
    )
}

/** The membership has ended though the refund failed: no receipt tells it, so its own email does. */
async function tellEnd(ctx: Context, refund: ChargeRefundsTable, customerId: string | null | undefined): Promise<void> {
  const { id, memberId, endedId, endedTier } = refund
  await transaction(asSystem(ctx), async (ctx) => {
    await ctx.db
      .updateTable('chargeRefunds')
      .set({ endToldAt: iso(ctx.now()) })
      .where('id', '=', id)
      .where('endToldAt', 'is', null)
      .execute()
    const member = await findMember(ctx, memberId)
    if (!memberId || !member || !endedId || !endedTier) return
    const gift = await readGift(ctx, memberId, member.timeZone)
    await sendEmailOnce(ctx, memberId, `ended:${endedId}`, endedEmail(ctx, member.email, tierName[endedTier], gift))
  })
  await syncIfPossible(ctx, customerId)
}

/** Whether what was done is all that is asked for by now. */
async function confirm(ctx: Context, refund: ChargeRefundsTable): Promise<boolean> {
  const { id, memberId, cents, endsPlan, endedTier, endToldAt } = refund
  const { numUpdatedRows } = await ctx.db
    .updateTable('chargeRefunds')
    .set({ doneAt: iso(ctx.now()), droppedAt: null })
    .where('id', '=', id)
    .where('endsPlan', '=', endsPlan)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const member = await findMember(ctx, memberId)
  // Of an account that is gone nothing is kept of it, as of the refunds that were made before.
  if (!member || !memberId) {
    await forgetMade(ctx, id)
    return true
  }
  const ended = endedTier && !endToldAt ? tierName[endedTier] : undefined
  const gift = await readGift(ctx, memberId, member.timeZone)
  await sendEmailOnce(ctx, memberId, `refund:${id}`, refundEmail(ctx, member.email, { cents, ended, gift }))
  return true
}

const forgetMade = ({ db }: Context, id: string) =>
  db.deleteFrom('chargeRefunds').where('id', '=', id).where('memberId', 'is', null).execute()

const findMember = ({ db }: Context, memberId: string | null) =>
  db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId ?? '')
    .executeTakeFirst()
