import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Owner } from '../promises.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import './promises.tables.ts'

type Late = Record<Owner, number>

/** How many promises with each of the caller’s clients are late by that client’s own day, by who made them; of coaches’ the caller’s alone. One query. */
export async function countLate({
  db,
  member,
  now,
}: MemberContext): Promise<(clientId: string, today: string) => Late> {
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
  return (clientId, today) => {
    const late = (byClient.get(clientId) ?? []).filter(({ dueOn }) => dueOn < today)
    const ofCoach = late.filter(({ owner }) => owner === 'coach').length
    return { coach: ofCoach, client: late.length - ofCoach }
  }
}
