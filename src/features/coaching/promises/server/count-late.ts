import { daysAfter, daysBetween } from '#platform/format/date-steps.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { daysAwayBetween } from '../../absences/absences.rules.ts'
import { readAbsences } from '../../absences/server/read-absences.ts'
import type { Owner } from '../promises.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import './promises.tables.ts'

type Late = Record<Owner, number>

/**
 * How many promises with each of the caller’s clients are late by that client’s own day, by who made them; of coaches’ the
 * caller’s alone, and none that they had no day for but days away. Two queries.
 */
export async function countLate(ctx: MemberContext): Promise<(clientId: string, today: string) => Late> {
  const { db, member, now } = ctx
  // Whatever their zone: no local date is later than this one.
  const latest = localDate('Pacific/Kiritimati', now()).toString()
  const rows = await db
    .selectFrom('coachPromises')
    .innerJoin('coachClients', 'coachClients.liveClientId', 'coachPromises.clientId')
    .select(['coachPromises.clientId', 'owner', 'dueOn'])
    .where('coachClients.coachId', '=', member.id)
    .where(({ or, eb }) => or([eb('owner', '=', 'client'), eb('coachPromises.coachId', '=', member.id)]))
    .where('state', '=', 'open')
    .where('dueOn', '<', latest)
    .execute()
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  const [earliest = latest] = rows.map(({ dueOn }) => dueOn).sort()
  const absences = await readAbsences(ctx, member.id, earliest)
  const hadDays = (dueOn: string, today: string) =>
    daysBetween(dueOn, today) > daysAwayBetween(absences, dueOn, daysAfter(today, -1))
  return (clientId, today) => {
    const late = (byClient.get(clientId) ?? []).filter(
      ({ owner, dueOn }) => dueOn < today && (owner === 'client' || hadDays(dueOn, today)),
    )
    const ofCoach = late.filter(({ owner }) => owner === 'coach').length
    return { coach: ofCoach, client: late.length - ofCoach }
  }
}
