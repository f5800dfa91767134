import { readPlanNews } from '#features/billing/server/public.ts'
import { readManyGratitudeDays } from '#features/game/server/public.ts'
import { isPausedOn } from '#features/journey/server/public.ts'
import { instantOn, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { isBeyond } from '../../caseload/server/client-rows.ts'
import { type ClientRow, clientsOf, readCaseload } from '../../caseload/server/read-caseload.ts'
import { countUnreadPages } from '../../client-file/server/count-unread-pages.ts'
import { fullName } from '../../coaching.rules.ts'
import { milestoneRows } from '../../milestones/server/milestone-rows.ts'
import { countFiled } from '../../outcomes/server/count-outcomes.ts'
import { countLate } from '../../promises/server/count-late.ts'
import { type Attention, brokenStreak, type Situation, whoNeedsMe } from '../attention.rules.ts'
import type { listNeedingMe as endpoint } from '../coach-dashboard.contract.ts'
import { planWords } from './plan-words.ts'
import { readWaitedAway } from './read-waited-away.ts'

const daysOfGratitude = 40

export async function listNeedingMe(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  return rankCaseload(ctx, await readCaseload(ctx))
}

/** Those of the caller’s clients who need them today, most urgent first. */
export async function rankCaseload(ctx: MemberContext, clients: readonly ClientRow[]): Promise<Attention[]> {
  const since = localDate('UTC', ctx.now()).subtract({ days: daysOfGratitude }).toString()
  const gratitudeDays = await readManyGratitudeDays(ctx.db, clientsOf(ctx), since)
  const milestones = await milestonesOfToday(ctx)
  const pagesToRead = await countUnreadPages(ctx)
  const outcomesFiled = await countFiled(ctx)
  const waited = await readWaitedAway(ctx)
  const late = await countLate(ctx)
  const news = await readPlanNews(ctx, clientsOf(ctx))
  const situations = clients.map((client) => ({
    ...situationOf(ctx, client, gratitudeDays(client.clientId), milestones.get(client.clientId) ?? []),
    away: waited(client.requestedAt ?? client.waitingSince),
    pagesToRead: pagesToRead(client.clientId),
    outcomesFiled: outcomesFiled(client.clientId),
    plan: planWords(ctx, client, news(client.clientId)),
    latePromises: late(client.clientId, localDate(client.timeZone, ctx.now()).toString()),
  }))
  return whoNeedsMe(situations)
}

/** What each client reached on the coach's local day. */
async function milestonesOfToday(ctx: MemberContext): Promise<Map<string, string[]>> {
  const midnight = instantOn(localDate(ctx.member.timeZone, ctx.now()), ctx.member.timeZone)
  const rows = await milestoneRows(ctx)
    .where('coachMilestones.achievedAt', '>=', midnight.toString({ smallestUnit: 'millisecond' }))
    .execute()
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Map([...byClient].map(([id, own]) => [id, own.map(({ description }) => description)]))
}

function situationOf(
  ctx: MemberContext,
  client: ClientRow,
  gratitudeDays: ReadonlySet<string>,
  milestonesToday: readonly string[],
): Omit<Situation, 'away' | 'pagesToRead' | 'outcomesFiled' | 'latePromises' | 'plan'> {
  const now = ctx.now()
  const today = localDate(client.timeZone, now)
  const { done } = client
  const days = (since: string | null) => (since === null ? null : daysSince(now, since))
  return {
    clientId: client.clientId,
    name: fullName(client),
    email: client.email,
    graduated: client.status === 'graduated',
    isPaused: isPausedOn(client, today.toString()),
    pace: client.pace.daysAhead,
    progress: client.progress,
    idleDays: daysSince(now, done.lastCompletedAt ?? client.assignedAt),
    hasCompleted: done.lastCompletedAt !== null,
    brokenStreak: brokenStreak((ago) => gratitudeDays.has(today.subtract({ days: ago }).toString())),
    milestonesToday,
    request: client.request,
    isBeyond: isBeyond(ctx, client),
    waitingDays: days(client.requestedAt ?? client.waitingSince),
    contactedDays: days(client.contactedAt),
  }
}

/** Whole days, never negative. */
const daysSince = (now: Temporal.Instant, since: string): number =>
  Math.max(0, Math.floor((now.epochMilliseconds - Date.parse(since)) / 86_400_000))
