import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../talks/server/talks.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { getClientNotes as endpoint } from '../caseload.contract.ts'

type Endpoint = typeof endpoint

/** A coach’s own notes outlast the coaching: also those of a client who left, and those from before one came back. */
export async function getClientNotes(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const coachings = await ctx.db
    .selectFrom('coachClients')
    .select(['notes', 'liveClientId', 'endedAt'])
    .where('clientId', '=', params.clientId)
    .where('coachId', '=', ctx.member.id)
    .orderBy('id', 'desc')
    .execute()
  if (coachings.length === 0) throw coachingRefusals.clientNotFound()
  return {
    notes: coachings.find(({ liveClientId }) => liveClientId !== null)?.notes ?? '',
    earlier: coachings
      .filter(({ liveClientId, notes }) => liveClientId === null && notes !== '')
      .map(({ notes, endedAt }) => ({ notes, endedAt })),
    sessions: await privateNotes(ctx, params.clientId),
  }
}

const privateNotes = ({ db, member }: MemberContext, clientId: string) =>
  db
    .selectFrom('coachTalks')
    .innerJoin('coachClients', 'coachClients.id', 'coachTalks.assignmentId')
    .select(['coachTalks.id', 'privateNotes as notes', 'heldOn'])
    .where('coachTalks.clientId', '=', clientId)
    .where('coachTalks.coachId', '=', member.id)
    .where('liveClientId', 'is', null)
    .where('privateNotes', '!=', '')
    .orderBy('coachTalks.id', 'desc')
    .execute()
