import { sql } from 'kysely'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import '../../messages/server/messages.tables.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { isPending, storedStates } from '../requests.rules.ts'
import { timesOf } from './request-times.ts'
import type { CoachingRequestsTable } from './requests.tables.ts'

/** A request with its message in the thread, and whose thread that is. */
export type RequestRow = CoachingRequestsTable & Nullable<Message & Thread & Coach>
type Nullable<T> = { [K in keyof T]: T[K] | null }
type Message = { assignmentId: string; messageAt: string; answeredAt: string; putAsideAt: string }
type Thread = Pick<CoachClientsTable, 'assignedAt' | 'endedAt'>
type Coach = { firstName: string; lastName: string }

type Which = {
  id?: string
  /** In the thread of this coaching. */
  assignmentId?: string
  /** What something may still become of. */
  pending?: true
}

const most = 50
const pendingStates = storedStates.filter(isPending)

/** Requests of a member, newest first. */
export function readRequests({ db }: Context, memberId: string, which: Which = {}): Promise<RequestRow[]> {
  const { id, assignmentId, pending } = which
  return db
    .selectFrom('coachingRequests')
    .leftJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .leftJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .leftJoin('users', 'users.id', 'coachClients.coachId')
    .selectAll('coachingRequests')
    .select(['coachMessages.answeredAt', 'coachMessages.putAsideAt', 'coachMessages.sentAt as messageAt'])
    .select(['coachMessages.assignmentId', 'assignedAt', 'endedAt', 'firstName', 'lastName'])
    .where('coachingRequests.memberId', '=', memberId)
    .$if(id !== undefined, (rows) => rows.where('coachingRequests.id', '=', id ?? ''))
    .$if(assignmentId !== undefined, (rows) => rows.where('coachMessages.assignmentId', '=', assignmentId ?? ''))
    .$if(pending === true, (rows) => rows.where('state', 'in', pendingStates))
    .orderBy('coachingRequests.id', 'desc')
    .limit(most)
    .execute()
}

/** How many sessions are asked for or set, as a part of another statement. */
export const pendingSessionsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('coachingRequests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachingRequests.memberId', '=', memberId)
    .where('coachingRequests.kind', '=', 'session')
    .where('coachingRequests.state', 'in', pendingStates)

/** The times that the coach suggests, of all that are asked for, as a part of another statement. */
export const offeredTimesOf = (db: Db, memberId: string) =>
  db
    .selectFrom('coachingRequests')
    .select(sql<string | null>`string_agg(${sql.ref('coachingRequests.times')}, ' ')`.as('times'))
    .where('coachingRequests.memberId', '=', memberId)
    .where('coachingRequests.kind', '=', 'session')
    .where('coachingRequests.state', '=', 'offered')

/** What `offeredTimesOf` read. */
export const offeredTimesIn = (joined: string | null): string[] => joined?.split(' ').flatMap(timesOf) ?? []

export async function findRequest(ctx: Context, memberId: string, which: Which): Promise<RequestRow> {
  const [row] = await readRequests(ctx, memberId, which)
  if (!row) throw coachingRefusals.requestNotFound()
  return row
}

/** An answer in the thread is one, also to a request that both may still agree on. */
const stateOf = ({ state, answeredAt }: RequestRow): CoachingRequest['state'] =>
  state === 'open' && answeredAt !== null ? 'answered' : state

export function viewRequest(row: RequestRow): CoachingRequest {
  const { id, kind, text, sentTo, sentAt, time, place, reply, version, firstName, lastName } = row
  const state = stateOf(row)
  return {
    ...{ id, kind, text, sentTo, sentAt, state, times: timesOf(row.times), time, place, reply, version },
    waitingSince: waitingSince(row),
    coachName: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    repliedAt: state === 'answered' ? row.answeredAt : row.repliedAt,
  }
}

/** Instants are in the order of their texts. */
const waitingSince = ({ sentAt, messageAt, assignedAt, endedAt }: RequestRow): string =>
  [messageAt, assignedAt, endedAt].reduce<string>((last, at) => (at !== null && at > last ? at : last), sentAt)

/** Answered or put aside by a coach who is gone: it stays between those two, and no one else answers it. */
export const isOverWithCoach = ({ state, endedAt, answeredAt, putAsideAt }: RequestRow): boolean =>
  state === 'open' && endedAt !== null && (answeredAt !== null || putAsideAt !== null)

type Agreed = Pick<CoachingRequestsTable, 'state' | 'time' | 'agreedAt' | 'clientRemindedFor' | 'coachRemindedFor'>
type Change = Partial<
  Pick<CoachingRequestsTable, 'times' | 'place' | 'reply' | 'repliedAt' | 'messageId' | 'evenIfAwayTimes'> & Agreed
>

/** A session at a time; each agreement is reminded of anew. */
export const agreedOn = ({ now }: Pick<Context, 'now'>, time: string): Agreed => ({
  ...{ state: 'agreed', time, agreedAt: iso(now()) },
  ...{ clientRemindedFor: null, coachRemindedFor: null },
})

/** Of two answers to the same version, the database takes one. */
export async function changeRequest(ctx: Context, row: RequestRow, change: Change): Promise<RequestRow> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('coachingRequests')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw coachingRefusals.requestChanged()
  return findRequest(ctx, row.memberId, { id: row.id })
}

/** Nothing is answered that is over, or that changed since the caller saw it. */
export function refuseChanged(row: RequestRow, { version }: { version: number }): void {
  if (row.version !== version || !isPending(row.state)) throw coachingRefusals.requestChanged()
}
