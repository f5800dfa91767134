import { countUnassigned, readLateRefunds } from '#features/billing/server/public.ts'
import { datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { counted, plural } from '#platform/format/numbers.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { founderRequestDays } from '../../coaches/coaches.rules.ts'
import { readRunning } from '../../running/server/get-running.ts'

const lateHours = 1
const requestDays = 7
/** What waits for longer than this was answered another way. */
const forgottenDays = requestDays + founderRequestDays

/** What an operator should look at, a sentence each; of people no more than how many. */
export async function findAlerts(ctx: Context, timeZone: string): Promise<string[]> {
  const { problems } = await readRunning(ctx, timeZone)
  return [
    ...problems.map(({ what }) => what),
    ...(await lateRefunds(ctx, timeZone)),
    ...(await unassigned(ctx)),
    ...(await oldRequests(ctx, timeZone)),
  ]
}

const hoursAgo = ({ now }: Context, hours: number): string => iso(now().subtract({ hours }))

async function lateRefunds(ctx: Context, timeZone: string): Promise<string[]> {
  const late = await readLateRefunds(ctx.db, hoursAgo(ctx, lateHours))
  const [oldest] = late
  if (!oldest) return []
  const cents = late.reduce((sum, one) => sum + one.cents, 0)
  const since = datesIn(timeZone).date(oldest.askedAt)
  return [
    `${counted(late.length, 'refund')} of ${moneyText(cents, ctx.offer.currency)} ${plural(late.length, 'isn’t', 'aren’t')} made yet, since ${since}. See the failed jobs under Running.`,
  ]
}

async function unassigned(ctx: Context): Promise<string[]> {
  const count = await countUnassigned(ctx, 24)
  if (count === 0) return []
  return [
    `${counted(count, 'payment')} recorded in the last day ${plural(count, 'belongs', 'belong')} to no running plan. Look under Money, and refund it if it wasn’t owed.`,
  ]
}

async function oldRequests(ctx: Context, timeZone: string): Promise<string[]> {
  const { count, oldest } = await ctx.db
    .selectFrom('coachingRequests')
    .leftJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('coachingRequests.sentAt').as('oldest')])
    .where('state', '=', 'open')
    .where('answeredAt', 'is', null)
    .where('putAsideAt', 'is', null)
    .where('coachingRequests.sentAt', '<', hoursAgo(ctx, 24 * requestDays))
    .where('coachingRequests.sentAt', '>', hoursAgo(ctx, 24 * forgottenDays))
    .executeTakeFirstOrThrow()
  if (!oldest) return []
  return [
    `${counted(Number(count), 'coaching request')} ${plural(Number(count), 'has', 'have')} waited for more than a week, the oldest since ${datesIn(timeZone).date(oldest)}.`,
  ]
}
