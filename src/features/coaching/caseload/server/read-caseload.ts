import { sql } from 'kysely'
import { overallProgress, programDays } from '#features/journey/journey.rules.ts'
import { type Pace, paceOf } from '#features/journey/pace/pace.rules.ts'
import {
  type CompletionRecord,
  type MembersQuery,
  programDay,
  rawDay,
  readManyCompletions,
} from '#features/journey/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { localDayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { CoachClient } from '../caseload.contract.ts'
import { clientRows, waitingOf } from './client-rows.ts'

export type ClientRow = Awaited<ReturnType<typeof readCaseload>>[number]

/** Subquery of the ids of the caller's current clients. */
export const clientsOf = ({ db, member }: MemberContext): MembersQuery =>
  sql<string>`(${db
    .selectFrom('coachClients')
    .select('liveClientId')
    .where('coachId', '=', member.id)
    .where('liveClientId', 'is not', null)})`

/** The caller's clients and their progress in a constant number of statements, newest first. */
export async function readCaseload(ctx: MemberContext, clientId?: string) {
  const rows = await clientRows(ctx, clientId)
  const done = await readManyCompletions(ctx.db, clientId === undefined ? clientsOf(ctx) : sql<string>`(${clientId})`)
  return rows.map((row) => withProgress(ctx, row, done(row.clientId)))
}

type Row = Awaited<ReturnType<typeof clientRows>>[number]

function withProgress({ program, now }: MemberContext, row: Row, done: CompletionRecord) {
  const tier: Tier = row.tier ?? 'starter'
  const day = programDay(row, now())
  const isOver = rawDay(row, localDayNumber(row.timeZone, now())) > programDays
  const pace = paceOf({ program, done, tier, day })
  return {
    ...row,
    tier,
    done,
    progress: overallProgress(done, program),
    programDay: day,
    isOver,
    pace: isOver ? withoutLateness(pace) : pace,
  }
}

/** After day 180 nothing is counted any more, for the coach as for the member. */
const withoutLateness = (pace: Pace): Pace => ({ ...pace, daysBehind: 0, daysAhead: 0, behind: [], minutesBehind: 0 })

/** A client as the contract describes one. */
export const viewClient = (ctx: MemberContext, row: ClientRow): CoachClient => ({
  id: row.id,
  clientId: row.clientId,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  profileImageUrl: row.image,
  status: row.status,
  progress: row.progress,
  assignedAt: row.assignedAt,
  notes: row.notes,
  programDay: row.programDay,
  isOver: row.isOver,
  unread: row.unread,
  tier: row.tier,
  pace: row.pace.daysAhead,
  waiting: waitingOf(ctx, row),
})

/** One client as the list shows them, also after the coaching ended. */
export async function viewClientById(ctx: MemberContext, clientId: string): Promise<CoachClient> {
  const [row] = await readCaseload(ctx, clientId)
  if (!row) throw coachingRefusals.clientNotFound()
  return viewClient(ctx, row)
}
