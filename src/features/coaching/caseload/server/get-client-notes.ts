import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { getClientNotes as endpoint } from '../caseload.contract.ts'

type Endpoint = typeof endpoint

/** A coach’s own notes outlast the coaching: also those of a client who left, and those from before one came back. */
export async function getClientNotes(
  { db, member }: MemberContext,
  { params }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const coachings = await db
    .selectFrom('coachClients')
    .select(['notes', 'liveClientId', 'endedAt'])
    .where('clientId', '=', params.clientId)
    .where('coachId', '=', member.id)
    .orderBy('id', 'desc')
    .execute()
  if (coachings.length === 0) throw coachingRefusals.clientNotFound()
  return {
    notes: coachings.find(({ liveClientId }) => liveClientId !== null)?.notes ?? '',
    earlier: coachings
      .filter(({ liveClientId, notes }) => liveClientId === null && notes !== '')
      .map(({ notes, endedAt }) => ({ notes, endedAt })),
  }
}
