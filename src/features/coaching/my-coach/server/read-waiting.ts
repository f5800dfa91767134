import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { unreadOf } from '../../messages/server/count-unread.ts'
import '../../assignments/server/assignments.tables.ts'
import type { TalkPromise } from '../../promises/promises.contract.ts'
import type { CoachPromisesTable } from '../../promises/server/promises.tables.ts'
import { viewPromise } from '../../promises/server/read-promises.ts'
import { runningSessionsOf } from '../../requests/server/read-requests.ts'

/** `hasSession`: one is asked for or set. */
export type Waiting = { unread: number; hasSession: boolean; promises: TalkPromise[] }

/**
 * Unread messages and sessions, and beside them each promise that is open while there is a coach; one row without a promise
 * where none is.
 */
const rowsOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom('users')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .leftJoin('coachPromises', (join) =>
      join
        .onRef('coachPromises.clientId', '=', 'coachClients.liveClientId')
        .on('coachPromises.state', '=', 'open')
        .on('coachPromises.owner', '=', 'client'),
    )
    .selectAll('coachPromises')
    .select([unreadOf(db, slot('memberId')).as('unread'), runningSessionsOf(db, slot('memberId')).as('sessions')])
    .where('users.id', '=', slot('memberId'))
    .orderBy('dueOn')
    .orderBy('coachPromises.id'),
)

type Row = { [K in keyof CoachPromisesTable]: CoachPromisesTable[K] | null }
const isPromise = (row: Row): row is CoachPromisesTable => row.id !== null

/** What waits for a member from their coaching, in one statement: the dashboard reads much beside it. */
export async function readWaiting(ctx: Context, member: { id: string; timeZone: string }): Promise<Waiting> {
  const rows = await rowsOf(ctx.db, { memberId: member.id })
  return {
    unread: Number(rows[0]?.unread ?? 0),
    hasSession: Number(rows[0]?.sessions ?? 0) > 0,
    promises: rows.flatMap((row) => (isPromise(row) ? viewPromise(ctx, row, member.timeZone) : [])),
  }
}
