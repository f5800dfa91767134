import type { Context } from '#platform/server/context.ts'
import '../../messages/server/messages.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { isRunning } from '../requests.rules.ts'
import { timesOf } from './request-times.ts'
import type { CoachingRequestsTable } from './requests.tables.ts'

/** A request with what became of its message in the thread. */
export type RequestRow = CoachingRequestsTable & { answeredAt: string | null; assignmentId: string | null }

type Which = {
  id?: string
  /** In the thread of this coaching. */
  assignmentId?: string
  /** What something may still become of. */
  running?: true
}

const most = 50

/** Requests of a member, newest first. */
export function readRequests({ db }: Context, memberId: string, which: Which = {}): Promise<RequestRow[]> {
  const { id, assignmentId, running } = which
  return db
    .selectFrom('coachingRequests')
    .leftJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .selectAll('coachingRequests')
    .select(['coachMessages.answeredAt', 'coachMessages.assignmentId'])
    .where('coachingRequests.memberId', '=', memberId)
    .$if(id !== undefined, (rows) => rows.where('coachingRequests.id', '=', id ?? ''))
    .$if(assignmentId !== undefined, (rows) => rows.where('coachMessages.assignmentId', '=', assignmentId ?? ''))
    .$if(running === true, (rows) => rows.where('state', 'in', ['open', 'offered', 'agreed']))
    .orderBy('coachingRequests.id', 'desc')
    .limit(most)
    .execute()
}

export async function findRequest(ctx: Context, memberId: string, which: Which): Promise<RequestRow> {
  const [row] = await readRequests(ctx, memberId, which)
  if (!row) throw coachingRefusals.requestNotFound()
  return row
}

/** An answer in the thread is one, also to a request that both may still agree on. */
const stateOf = ({ state, answeredAt }: RequestRow): CoachingRequest['state'] =>
  state === 'open' && answeredAt !== null ? 'answered' : state

export function viewRequest(row: RequestRow): CoachingRequest {
  const { id, kind, text, sentTo, sentAt, time, place, reply, version } = row
  const state = stateOf(row)
  return {
    ...{ id, kind, text, sentTo, sentAt, state, times: timesOf(row.times), time, place, reply, version },
    repliedAt: state === 'answered' ? row.answeredAt : row.repliedAt,
  }
}

type Change = Partial<
  Pick<CoachingRequestsTable, 'state' | 'times' | 'time' | 'place' | 'reply' | 'repliedAt' | 'messageId'>
>

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
  if (row.version !== version || !isRunning(row.state)) throw coachingRefusals.requestChanged()
}
