import { readPausedDays } from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { readTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isOpen } from '../../billing.rules.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { findPayer } from '../../customers/server/payers.ts'
import type { GuaranteesTable } from '../../guarantee/server/guarantee.tables.ts'
import { isMarked } from '../../guarantee/server/guarantee-marks.ts'
import {
  type GuaranteeWindow,
  guaranteeEnd,
  isWithinGuarantee,
  lastGuaranteeDay,
} from '../../guarantee/server/guarantee-window.ts'
import { isPauseRunning, paidThrough } from '../../pause/pause.rules.ts'
import type { MembershipPausesTable } from '../../pause/server/pause.tables.ts'
import { readPauses } from '../../pause/server/read-pauses.ts'
import { sumPayments } from '../../revenue/server/read-revenue.ts'
import type { SubscriptionsTable } from './subscription.tables.ts'

export type MembershipRecord = {
  payer: PayersTable | undefined
  subscriptions: readonly SubscriptionsTable[]
  guarantee: GuaranteesTable | undefined
  /** What is paid for; a pause may have closed it. */
  tier: Tier
  /** Of the membership, oldest first. */
  pauses: readonly MembershipPausesTable[]
}

/** The pause that closes the membership now. */
export const runningPauseOf = ({ now }: MemberContext, { pauses }: MembershipRecord) =>
  pauses.findLast((pause) => isPauseRunning(pause, iso(now())))

/** Its subscription is open, and not refunded under the guarantee. */
export const isMembershipOpen = ({ id, status }: SubscriptionsTable, { guarantee }: MembershipRecord): boolean =>
  isOpen(status) && guarantee?.subscriptionId !== id

/** Of the caller, or of a member whom an operator looks at. */
export async function readRecord(ctx: MemberContext, id: string = ctx.member.id): Promise<MembershipRecord> {
  const subscriptions = await ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('memberId', '=', id)
    .orderBy('startedAt')
    .execute()
  const guarantee = await ctx.db.selectFrom('guarantees').selectAll().where('memberId', '=', id).executeTakeFirst()
  const pauses = await readPauses(ctx, id)
  return { payer: await findPayer(ctx, id), subscriptions, guarantee, pauses, tier: await readTier(ctx, id) }
}

/** The subscription that a membership is about: the running one, else the latest that was ever paid. */
export function currentOf(ctx: MemberContext, { subscriptions, pauses }: MembershipRecord) {
  const begun = subscriptions.filter(({ status }) => !status.startsWith('incomplete'))
  const open = begun.findLast(({ status }) => isOpen(status))
  return open ? withPauses(ctx, open, pauses) : begun.at(-1)
}

/** Its dates with the time in which it was closed, which the provider may not have heard of yet. */
function withPauses({ now }: MemberContext, open: SubscriptionsTable, pauses: MembershipRecord['pauses']) {
  if (open.status === 'past_due') return open
  const own = pauses.filter(({ subscriptionId }) => subscriptionId === open.id)
  const periodEndsAt = paidThrough(open.periodEndsAt, own, iso(now()))
  return { ...open, periodEndsAt, endsAt: open.endsAt && paidThrough(open.endsAt, own, iso(now())) }
}

/** Whose guarantee it is. */
export type Person = { id: string; email: string; timeZone: string }

/** The end of the guarantee, if it can be used now. */
export async function guaranteeUntil(ctx: MemberContext, record: MembershipRecord): Promise<string | null> {
  const window = await openWindow(ctx, record, ctx.member)
  return window ? guaranteeEnd(window) : null
}

/** The local day through which the guarantee can be used, if it can be now. */
export async function guaranteedThrough(
  ctx: MemberContext,
  record: MembershipRecord,
  person: Person,
): Promise<string | null> {
  const window = await openWindow(ctx, record, person)
  return window ? lastGuaranteeDay(window) : null
}

async function openWindow(
  ctx: MemberContext,
  { payer, guarantee, subscriptions }: MembershipRecord,
  person: Person,
): Promise<GuaranteeWindow | undefined> {
  if (!payer?.firstPaidAt || guarantee) return undefined
  const paused = await readPausedDays(ctx.db, person.id)
  const window = { firstPaidAt: payer.firstPaidAt, timeZone: person.timeZone, paused }
  if (!isWithinGuarantee(window, ctx.now())) return undefined
  const later = subscriptions.some((one) => isOpen(one.status) && one.id !== payer.firstSubscriptionId)
  const { paidCents, refundedCents } = await sumPayments(ctx.db, person.id)
  const isAllBack = paidCents > 0 && refundedCents >= paidCents
  if (later || isAllBack || (await isMarked(ctx, { email: person.email, cardMark: payer.cardMark }))) return undefined
  return window
}
