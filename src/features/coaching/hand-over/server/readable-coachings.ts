import type { Context } from '#platform/server/context.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'

/**
 * Ids of the coachings whose messages one side reads in a thread, as a subquery: a client all of theirs, a coach their own
 * with this client, and the earlier ones of others while it lasts and the client agrees.
 */
export function readableCoachings({ db }: Context, assignment: CoachClientsTable, as: 'coach' | 'client') {
  const { id, clientId, coachId, liveClientId, earlierAgreedAt } = assignment
  const upToNow = db.selectFrom('coachClients').select('id').where('clientId', '=', clientId).where('id', '<=', id)
  const readsAll = as === 'client' || (liveClientId !== null && earlierAgreedAt !== null)
  return readsAll ? upToNow : upToNow.where('coachId', '=', coachId)
}

/** Whether a client's messages with another coach came before this coaching. */
export async function hasEarlierMessages({ db }: Context, { id, clientId, coachId }: CoachClientsTable) {
  const row = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select('coachMessages.id')
    .where('coachClients.clientId', '=', clientId)
    .where('coachClients.id', '<', id)
    .where('coachClients.coachId', '!=', coachId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
