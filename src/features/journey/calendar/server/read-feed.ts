import { createHash } from 'node:crypto'
import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Download } from '#platform/server/http/reply/send-download.ts'
import { countAttempt, countFrom } from '#platform/server/http/request/attempts.ts'
import type { Input } from '#shared/endpoint.ts'
import type { WalkerContext } from '../../pace/server/walker.ts'
import { enrolmentColumns } from '../../progress/server/program-day.ts'
import type * as contract from '../calendar.contract.ts'
import { calendarRefusals } from '../calendar.contract.ts'
import './calendar.tables.ts'
import { calendarToFollow, calendarToKeep, readHours } from './member-calendar.ts'

const hour = 3600
/**
 * Programs that follow calendars ask for all their users from a few addresses, so an address that exists is counted by
 * itself, and only unknown ones by who asks.
 */
const limits = { perFeed: 120, unknown: 60 }
const type = 'text/calendar; charset=utf-8'

export async function readFeed(
  ctx: Context,
  { params: { token } }: Input<typeof contract.readFeed>,
): Promise<Download> {
  const { db, accounts, http } = ctx
  const member = await findWalker(ctx, token)
  const isLimited = accounts.limits.enabled
  if (!member) {
    if (isLimited)
      await countFrom(db, http.address, { of: ['calendar', 'unknown'], limit: limits.unknown, seconds: hour })
    throw calendarRefusals.unknown()
  }
  if (isLimited) await countAttempt(db, { of: ['calendar', member.id], limit: limits.perFeed, seconds: hour })
  const text = await calendarToFollow({ ...ctx, member })
  return { type, bytes: Buffer.from(text), tag: tagOf(text) }
}

export async function downloadCalendar(ctx: MemberContext): Promise<Download> {
  if (!(await readHours(ctx))) throw calendarRefusals.noHours()
  // The hours after a pause are those of the plan that goes on then.
  const tier = ctx.member.pausedTier ?? ctx.member.tier
  const text = await calendarToKeep({ ...ctx, member: { ...ctx.member, tier } })
  return { type, bytes: Buffer.from(text), saveAs: 'work-hours.ics' }
}

/** The same while nothing but the moment of asking differs. */
const tagOf = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/^(DTSTAMP|SEQUENCE):.*$/gm, ''))
    .digest('base64url')

function findWalker({ db, now }: Context, token: string): Promise<WalkerContext['member'] | undefined> {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.memberId')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', ...enrolmentColumns])
    .select(heldTier(iso(now())).as('tier'))
    .where('calendarFeeds.token', '=', token)
    .executeTakeFirst()
}
