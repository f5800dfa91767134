import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { fullName } from '../../coaching.rules.ts'
import { lastUnreadOf, unreadOf } from '../../messages/server/count-unread.ts'
import '../../assignments/server/assignments.tables.ts'
import type { TalkPromise } from '../../promises/promises.contract.ts'
import type { CoachPromisesTable } from '../../promises/server/promises.tables.ts'
import { viewPromise } from '../../promises/server/read-promises.ts'
import { offeredTimesIn, offeredTimesOf, pendingSessionsOf } from '../../requests/server/read-requests.ts'

/** `hasSession`: one is asked for or set. */
export type Waiting = {
  unread: number
  hasSession: boolean
  promises: TalkPromise[]
  fromCoach: FromCoach | null
}
/** What waits for the member’s eyes: how the coach’s newest unread message begins, and whether there are times to choose from. */
type FromCoach = { name: string; words: string | null; offersTimes: boolean }

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
    .leftJoin('users as coach', 'coach.id', 'coachClients.coachId')
    .selectAll('coachPromises')
    .select(['coach.firstName as coachFirst', 'coach.lastName as coachLast'])
    .select([unreadOf(db, slot('memberId')).as('unread'), pendingSessionsOf(db, slot('memberId')).as('sessions')])
    .select([lastUnreadOf(db, slot('memberId')).as('words'), offeredTimesOf(db, slot('memberId')).as('times')])
    .where('users.id', '=', slot('memberId'))
    .orderBy('dueOn')
    .orderBy('coachPromises.id'),
)

type Row = { [K in keyof CoachPromisesTable]: CoachPromisesTable[K] | null }
const isPromise = (row: Row): row is CoachPromisesTable => row.id !== null

/** What waits for a member from their coaching, in one statement: the dashboard reads much beside it. */
export async function readWaiting(ctx: Context, member: { id: string; timeZone: string }): Promise<Waiting> {
  const rows = await rowsOf(ctx.db, { memberId: member.id })
  const [first] = rows
  return {
    unread: Number(first?.unread ?? 0),
    hasSession: Number(first?.sessions ?? 0) > 0,
    fromCoach: first ? fromCoachIn(first, iso(ctx.now())) : null,
    promises: rows.flatMap((row) => (isPromise(row) ? viewPromise(ctx, row, member.timeZone) : [])),
  }
}

type OfCoach = Record<'coachFirst' | 'coachLast' | 'words' | 'times', string | null>

function fromCoachIn({ coachFirst, coachLast, words, times }: OfCoach, now: string): FromCoach | null {
  if (coachFirst === null || coachLast === null) return null
  const offersTimes = offeredTimesIn(times).some((time) => time > now)
  if (words === null && !offersTimes) return null
  const name = fullName({ firstName: coachFirst, lastName: coachLast })
  return { name, words: words && beginningOf(words), offersTimes }
}

const mostWords = 140
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= mostWords) return line
  const end = line.lastIndexOf(' ', mostWords)
  // Within a word no character is cut in two.
  return `${line.slice(0, end > 0 ? end : mostWords).replace(/[\uD800-\uDBFF]$/, '')}…`
}
