import { dateAt, iso } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { compareText } from '#shared/compare-text.ts'
import '../../messages/server/messages.tables.ts'
import type { CoachingRequestsTable } from './requests.tables.ts'

/**
 * A coaching ends: what was offered, or set and never held, is asked for again and waits in the thread for whoever comes
 * next. To be called while the client’s record is held.
 */
export async function reopenRequests({ db }: Context, { id, clientId }: { id: string; clientId: string }) {
  const reopened = await db
    .updateTable('coachingRequests')
    .set((row) => ({
      ...{ state: 'open', times: '[]', time: null, place: '', reply: '', repliedAt: null },
      version: row('version', '+', 1),
    }))
    .where('memberId', '=', clientId)
    .where('state', 'in', ['offered', 'agreed'])
    .where('messageId', 'in', (one) => one.selectFrom('coachMessages').select('id').where('assignmentId', '=', id))
    .returning('messageId')
    .execute()
  const messageIds = reopened.flatMap(({ messageId }) => messageId ?? [])
  if (messageIds.length === 0) return
  await db
    .updateTable('coachMessages')
    .set({ answeredAt: null, putAsideAt: null })
    .where('id', 'in', messageIds)
    .execute()
}

type Held = { id: string; heldAt: string | null; heldOn: string | null }
type Client = { clientId: string; timeZone: string }

/** A coach may give the date of a set session by their own calendar, a day beside the client’s, by which it counts. */
export async function byClientsCalendar(
  ctx: MemberContext,
  { clientId, timeZone }: Client,
  heldOn: string,
): Promise<string> {
  const rows = await ctx.db
    .selectFrom('coachingRequests')
    .select('time')
    .where('memberId', '=', clientId)
    .where('kind', '=', 'session')
    .where('state', '=', 'agreed')
    .where('time', '<=', iso(ctx.now()))
    .execute()
  const times = rows.flatMap(({ time }) => (time === null ? [] : Temporal.Instant.from(time)))
  const dates = times.map((at) => ({
    own: dateAt(ctx.member.timeZone, at).toString(),
    theirs: dateAt(timeZone, at).toString(),
  }))
  if (dates.some(({ theirs }) => theirs === heldOn)) return heldOn
  return dates.find(({ own }) => own === heldOn)?.theirs ?? heldOn
}

/** A session that is held closes one request: that of the last time until then, or else the oldest that was asked for before it. */
export async function closeHeldRequest(ctx: Context, { clientId, timeZone }: Client, held: Held): Promise<void> {
  const rows = await ctx.db
    .selectFrom('coachingRequests')
    .select(['id', 'state', 'time', 'sentAt'])
    .where('memberId', '=', clientId)
    .where('kind', '=', 'session')
    .where('state', 'in', ['open', 'offered', 'agreed'])
    .orderBy('id')
    .execute()
  const { heldAt, heldOn } = held
  const isIts = ({ time }: { time: string | null }) =>
    time !== null && heldOn !== null && dateAt(timeZone, Temporal.Instant.from(time)).toString() <= heldOn
  const isBefore = ({ state, sentAt }: (typeof rows)[number]) =>
    state !== 'agreed' && heldAt !== null && sentAt <= heldAt
  const over = rows.filter(isIts).sort(byTime).at(-1) ?? rows.find(isBefore)
  if (over) await settle(ctx, over.id, { state: 'held', talkId: held.id })
}

const byTime = (a: { time: string | null }, b: { time: string | null }) => compareText(a.time ?? '', b.time ?? '')

/** The session wasn’t held after all. */
export async function reopenHeldRequest(ctx: Context, talkId: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('coachingRequests')
    .select(['id', 'time'])
    .where('talkId', '=', talkId)
    .executeTakeFirst()
  if (row) await settle(ctx, row.id, { state: row.time === null ? 'open' : 'agreed', talkId: null })
}

const settle = ({ db }: Context, id: string, change: Pick<CoachingRequestsTable, 'state' | 'talkId'>) =>
  db
    .updateTable('coachingRequests')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
