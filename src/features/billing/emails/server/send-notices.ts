import { datesIn } from '#platform/format/dates.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { type Email, sendEmail } from '#platform/server/mail/email.ts'
import { isOpen } from '../../billing.rules.ts'
import type { PayersTable, SubscriptionsTable } from '../../server/billing.tables.ts'
import type { CustomerSnapshot } from '../../sync/server/read-customer-snapshot.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import {
  accessEndedEmail,
  endedEmail,
  endingEmail,
  failedEmail,
  receiptEmail,
  reopenedEmail,
} from './membership-emails.ts'

type News = { before: readonly SubscriptionsTable[]; rows: readonly SubscriptionsTable[]; reading: CustomerSnapshot }

/** Charges older than this are history that was found later, and need no receipt now. Seconds. */
const recent = 7 * 86_400

/** Letters about what a reading brought: each once, however often it is read. */
export async function sendNotices(ctx: Context, { memberId }: PayersTable, news: News): Promise<void> {
  const member = await ctx.db
    .selectFrom('users')
    .select(['email', 'timeZone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const day = (at: string) => datesIn(member.timeZone).date(at)
  const send = (key: string, letter: Email) => sendEmailOnce(ctx, memberId, key, letter)
  await sendReceipts(ctx, news, member.email, day, send)
  for (const row of news.rows) {
    const old = news.before.find(({ id }) => id === row.id)
    const letter = emailAbout(ctx, member.email, row, old, day)
    if (letter) await send(...letter)
  }
}

/** The letter that a subscription's change calls for, by the key that it is sent once under. */
function emailAbout(
  ctx: Context,
  to: string,
  row: SubscriptionsTable,
  old: SubscriptionsTable | undefined,
  day: (at: string) => string,
): [key: string, letter: Email] | undefined {
  const name = nameOf(ctx, row)
  const is = (state: (of: SubscriptionsTable) => boolean) => state(row) && !(old && state(old))
  if (is(({ disputedAt }) => disputedAt !== null))
    return [`disputed:${row.id}:${row.disputedAt}`, accessEndedEmail(ctx, to, name, 'disputed')]
  if (old?.disputedAt && isOpen(row.status) && !row.disputedAt && !row.refundedAt)
    return [`reopened:${row.id}:${old.disputedAt}`, reopenedEmail(ctx, to, name)]
  if (is(({ refundedAt, status }) => refundedAt !== null && isOpen(status)))
    return [`refunded:${row.id}:${row.refundedAt}`, accessEndedEmail(ctx, to, name, 'refunded')]
  if (is(({ status }) => status === 'past_due'))
    return [`failed:${row.id}:${row.periodEndsAt}`, failedEmail(ctx, to, name)]
  if (row.endsAt && is(({ endsAt, status }) => endsAt !== null && isOpen(status)))
    return [`ending:${row.id}:${row.endsAt}`, endingEmail(ctx, to, name, day(row.endsAt))]
  if (old && isOpen(old.status) && row.status === 'canceled' && !row.refundedAt)
    return [`ended:${row.id}`, endedEmail(ctx, to, name)]
  return undefined
}

type Send = (key: string, letter: Email) => Promise<void>

async function sendReceipts(
  ctx: Context,
  { rows, reading }: News,
  to: string,
  day: (at: string) => string,
  send: Send,
) {
  const from = ctx.now().epochMilliseconds / 1000 - recent
  for (const { id, amount, created, refunded } of reading.charges) {
    const at = instantOf(created)
    const row = rows.findLast(({ startedAt }) => startedAt <= at)
    if (!row || created < from || refunded) continue
    const next = isOpen(row.status) && !row.endsAt ? day(row.periodEndsAt) : undefined
    await send(
      `receipt:${id}`,
      receiptEmail(ctx, { to, planName: nameOf(ctx, row), cents: amount, day: day(at), next }),
    )
  }
}

/** A letter that is sent at most once, decided by the database in the caller's transaction. */
export async function sendEmailOnce(ctx: Context, memberId: string, key: string, letter: Email): Promise<void> {
  const first = await ctx.db
    .insertInto('noticesSent')
    .values({ key, memberId, at: iso(ctx.now()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (first) await sendEmail(ctx, letter)
}

const nameOf = ({ offer }: Context, { tier }: SubscriptionsTable): string =>
  offer.plans.find(({ id }) => id === tier)?.name ?? tier
