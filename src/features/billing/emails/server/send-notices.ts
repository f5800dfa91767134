import type { Gift } from '#features/membership/gifts/gifts.rules.ts'
import { readGift } from '#features/membership/server/public.ts'
import { calendarDates, datesIn } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'
import { isOpen } from '../../billing.rules.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { isMarked } from '../../guarantee/server/guarantee-marks.ts'
import { lastGuaranteeDay } from '../../guarantee/server/guarantee-window.ts'
import { nextMonthText } from '../../subscription/server/price-words.ts'
import type { SubscriptionsTable } from '../../subscription/server/subscription.tables.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import { accessEndedEmail, endedEmail, movedEmail, type Next, reopenedEmail } from './closing-emails.ts'
import { endsWithReceipt } from './ends-with-receipt.ts'
import { endingEmail, failedEmail, pausedEmail, receiptEmail, resumedEmail } from './membership-emails.ts'

type News = { before: readonly SubscriptionsTable[]; rows: readonly SubscriptionsTable[]; snapshot: CustomerSnapshot }

/** Older charges, found late, get no receipt anymore. Seconds. */
const recent = 7 * 86_400

/** Sends the emails that a new snapshot calls for, each of them once. */
export async function sendNotices(ctx: Context, { memberId }: PayersTable, news: News): Promise<void> {
  const member = await ctx.db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const day = (at: string) => datesIn(member.timeZone).date(at)
  const send = (key: string, email: Email) => sendEmailOnce(ctx, memberId, key, email)
  // Read anew: the first payment may have been recorded a moment ago.
  await sendReceipts(ctx, news, { ...member, payer: await findPayer(ctx, memberId) }, day, send)
  const gift = await readGift(ctx, memberId, member.timeZone)
  const isReceipted = await endsWithReceipt(ctx, memberId)
  for (const row of news.rows) {
    const old = news.before.find(({ id }) => id === row.id)
    const email = emailAbout(ctx, member.email, row, { old, day, gift, isReceipted: isReceipted(row) })
    if (email) await send(...email)
  }
}

type Around = {
  old: SubscriptionsTable | undefined
  day: (at: string) => string
  gift: Gift | null
  isReceipted: boolean
}

/** The email that a change of a subscription calls for, with the key that keeps it from being sent twice. */
function emailAbout(
  ctx: Context,
  to: string,
  row: SubscriptionsTable,
  around: Around,
): [key: string, email: Email] | undefined {
  const { old, day, gift, isReceipted } = around
  const planName = nameOf(ctx, row)
  const is = (state: (of: SubscriptionsTable) => boolean) => state(row) && !(old && state(old))
  const closing = emailAboutClosing(ctx, to, row, around)
  if (closing) return closing
  if (is(({ status }) => status === 'past_due'))
    return [`failed:${row.id}:${row.periodEndsAt}`, failedEmail(ctx, to, planName, isClosed(row))]
  if (row.endsAt && is(({ endsAt, status }) => endsAt !== null && isOpen(status)))
    return [
      `ending:${row.id}:${row.endsAt}`,
      endingEmail(ctx, to, {
        planName,
        day: day(row.endsAt),
        pausedUntil: row.pausedUntil ? day(row.pausedUntil) : undefined,
        isPastDue: row.status === 'past_due',
        isClosed: isClosed(row),
      }),
    ]
  const pause = emailAboutPause(ctx, to, row, old, day)
  if (pause) return pause
  if (!isReceipted && old && isOpen(old.status) && row.status === 'canceled')
    return [`ended:${row.id}`, endedEmail(ctx, to, planName, gift)]
  return undefined
}

const isClosed = ({ refundedAt, disputedAt }: SubscriptionsTable) => Boolean(refundedAt || disputedAt)

/** Of a plan that a refund or a dispute closes, or that is open again after one. */
function emailAboutClosing(
  ctx: Context,
  to: string,
  row: SubscriptionsTable,
  { old, day, gift, isReceipted }: Around,
): [key: string, email: Email] | undefined {
  const planName = nameOf(ctx, row)
  const next = nextOf(ctx, row, day)
  const closed = { planName, next, gift }
  const reopened = { planName, next, pausedUntil: row.pausedUntil ? day(row.pausedUntil) : undefined }
  if (row.disputedAt && !old?.disputedAt && isOpen(row.status))
    return [`disputed:${row.id}:${row.disputedAt}`, accessEndedEmail(ctx, to, { ...closed, why: 'disputed' })]
  if (old?.disputedAt && isOpen(row.status) && !row.disputedAt && !row.refundedAt)
    return [`reopened:${row.id}:${old.disputedAt}`, reopenedEmail(ctx, to, reopened)]
  const wasRefunded = old?.refundedAt && isOpen(old.status)
  if (!isReceipted && row.refundedAt && isOpen(row.status) && !wasRefunded)
    return [`refunded:${row.id}:${row.refundedAt}`, accessEndedEmail(ctx, to, { ...closed, why: 'refunded' })]
  return undefined
}

/** What comes next of a membership that runs on. */
function nextOf(ctx: Context, row: SubscriptionsTable, day: (at: string) => string): Next | undefined {
  if (!isOpen(row.status) || row.status === 'past_due') return undefined
  if (row.endsAt) return { ends: day(row.endsAt) }
  const at = { day: day(row.periodEndsAt) }
  return row.nextTier
    ? { ...at, planName: nameOf(ctx, { tier: row.nextTier }) }
    : { ...at, price: nextMonthText(ctx, row) }
}

/** A pause is told once it is settled at the provider, with the dates that are true from then on. */
function emailAboutPause(
  ctx: Context,
  to: string,
  row: SubscriptionsTable,
  old: SubscriptionsTable | undefined,
  day: (at: string) => string,
): [key: string, email: Email] | undefined {
  const { status, pausedUntil, endsAt, periodEndsAt, disputedAt, refundedAt } = row
  if (!isOpen(status) || disputedAt) return undefined
  const planName = nameOf(ctx, row)
  if (refundedAt) {
    const moved = nextOf(ctx, row, day)
    return old && moved && pausedUntil !== old.pausedUntil && periodEndsAt !== old.periodEndsAt
      ? [`moved:${row.id}:${periodEndsAt}`, movedEmail(ctx, to, planName, moved)]
      : undefined
  }
  const next = day(endsAt ?? periodEndsAt)
  const ends = endsAt !== null
  if (pausedUntil && pausedUntil !== old?.pausedUntil) {
    const paused = { planName, until: day(pausedUntil), next, ends, isPastDue: status === 'past_due' }
    return [`paused:${row.id}:${pausedUntil}`, pausedEmail(ctx, to, paused)]
  }
  if (old?.pausedUntil && !pausedUntil && status !== 'past_due')
    return [`resumed:${row.id}:${old.pausedUntil}`, resumedEmail(ctx, to, planName, next, ends)]
  return undefined
}

type Send = (key: string, email: Email) => Promise<void>

async function sendReceipts(
  ctx: Context,
  { rows, snapshot }: News,
  { email: to, timeZone, payer }: { email: string; timeZone: string; payer: PayersTable | undefined },
  day: (at: string) => string,
  send: Send,
) {
  const from = ctx.now().epochMilliseconds / 1000 - recent
  for (const { id, amount, created, refunded } of snapshot.charges) {
    const at = instantOf(created)
    const row = rows.findLast(({ startedAt }) => startedAt <= at)
    // What comes next is said once the provider says that this opened it.
    if (!row || row.status === 'incomplete' || created < from || refunded) continue
    const next = isOpen(row.status) && !row.endsAt ? day(row.periodEndsAt) : undefined
    const isFirst = at === payer?.firstPaidAt
    const guaranteed = isFirst && payer ? await lastGuaranteed(ctx, to, timeZone, payer) : undefined
    const receipt = { to, planName: nameOf(ctx, row), cents: amount, day: day(at), next, guaranteed, isFirst }
    await send(`receipt:${id}`, receiptEmail(ctx, receipt))
  }
}

/** The guarantee's last day, which later pauses may move; none for someone who has had one under another account. */
async function lastGuaranteed(ctx: Context, email: string, timeZone: string, { firstPaidAt, cardMark }: PayersTable) {
  if (!firstPaidAt || (await isMarked(ctx, { email, cardMark }))) return undefined
  return calendarDates.date(lastGuaranteeDay({ firstPaidAt, timeZone, paused: new Set() }))
}

/** Sends an email at most once per key; the database decides, in the caller's transaction. */
export async function sendEmailOnce(ctx: Context, memberId: string, key: string, email: Email): Promise<void> {
  const first = await ctx.db
    .insertInto('noticesSent')
    .values({ key, memberId, at: iso(ctx.now()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (first) await sendEmail(ctx, email)
}

const nameOf = ({ offer }: Context, { tier }: Pick<SubscriptionsTable, 'tier'>): string =>
  offer.plans.find(({ id }) => id === tier)?.name ?? tier
