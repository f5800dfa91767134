import type { Tier } from '#features/membership/membership.rules.ts'
import { readTier } from '#features/membership/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { findPayer } from '../../customers/server/payers.ts'
import type { GuaranteesTable } from '../../guarantee/server/guarantee.tables.ts'
import { isMarked } from '../../guarantee/server/guarantee-marks.ts'
import { guaranteeEnd, isWithinGuarantee } from '../../guarantee/server/guarantee-window.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { Membership } from '../subscription.contract.ts'
import { membershipSentence } from './membership-sentence.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

/**
 * A payment that was started may have gone through by now: then Stripe is asked, so that a member coming back from the
 * payment page sees the new tier without waiting for an event.
 */
export async function getMembership(ctx: MemberContext): Promise<Membership> {
  const known = await readRecord(ctx)
  const waiting = known.payer?.attemptId && known.subscriptions.some(({ status }) => status === 'incomplete')
  if (waiting && known.payer?.customerId)
    await lookAgain(ctx, known.payer.customerId).catch((error) =>
      ctx.log.warn({ err: error }, 'a waiting payment could not be looked up'),
    )
  return readMembership(ctx)
}

async function lookAgain(ctx: MemberContext, customerId: string): Promise<void> {
  await limitProviderCalls(ctx)
  await syncCustomer(ctx, customerId)
}

export type MembershipRecord = {
  payer: PayersTable | undefined
  subscriptions: readonly SubscriptionsTable[]
  guarantee: GuaranteesTable | undefined
  tier: Tier
}

/** The membership as it is recorded. */
export async function readMembership(ctx: MemberContext): Promise<Membership> {
  const record = await readRecord(ctx)
  const { payer, guarantee, tier } = record
  const current = currentOf(record)
  const running = current && isRunning(current, record) ? current : undefined
  return {
    tier,
    status: guarantee && !running ? 'refunded' : (current?.status ?? 'none'),
    provider: ctx.payments.provider,
    sentence: membershipSentence(ctx, record, current),
    ...datesOf(running, current),
    guaranteeUntil: await guaranteeUntil(ctx, record),
    canCancel: running !== undefined && !running.endsAt,
    canResume: running !== undefined && Boolean(running.endsAt || running.nextTier),
    canChange: running !== undefined,
    nextTier: running?.nextTier ?? null,
    hasPortal: Boolean(payer?.customerId),
    refund: guarantee
      ? { requestedAt: guarantee.requestedAt, carriedOutAt: guarantee.carriedOutAt, cents: guarantee.refundedCents }
      : null,
  }
}

const isRunning = ({ id, status }: SubscriptionsTable, { guarantee }: MembershipRecord): boolean =>
  isOpen(status) && guarantee?.subscriptionId !== id

function datesOf(running: SubscriptionsTable | undefined, current: SubscriptionsTable | undefined) {
  if (!running) return { renewsAt: null, endsAt: current?.endsAt ?? null }
  return { renewsAt: running.endsAt ? null : running.periodEndsAt, endsAt: running.endsAt }
}

export async function readRecord(ctx: MemberContext): Promise<MembershipRecord> {
  const { id } = ctx.member
  const subscriptions = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('memberId', '=', id)
    .orderBy('startedAt')
    .execute()
  const guarantee = await ctx.db.selectFrom('guarantees').selectAll().where('memberId', '=', id).executeTakeFirst()
  return { payer: await findPayer(ctx, id), subscriptions, guarantee, tier: await readTier(ctx, id) }
}

/** The subscription that a membership is about: the running one, else the latest that was ever paid. */
function currentOf({ subscriptions }: MembershipRecord): SubscriptionsTable | undefined {
  const begun = subscriptions.filter(({ status }) => !status.startsWith('incomplete'))
  return begun.findLast(({ status }) => isOpen(status)) ?? begun.at(-1)
}

async function guaranteeUntil(ctx: MemberContext, record: MembershipRecord): Promise<string | null> {
  const { payer, guarantee, subscriptions } = record
  if (!payer?.firstPaidAt || guarantee) return null
  if (!isWithinGuarantee(payer.firstPaidAt, ctx.member.timeZone, ctx.now())) return null
  const later = subscriptions.some((one) => isOpen(one.status) && one.id !== payer.firstSubscriptionId)
  if (later || (await isMarked(ctx, { email: ctx.member.email, cardMark: payer.cardMark }))) return null
  return guaranteeEnd(payer.firstPaidAt, ctx.member.timeZone)
}
