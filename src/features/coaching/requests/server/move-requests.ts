import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../messages/server/messages.tables.ts'
import { isWaiting } from '../../messages/server/waiting-messages.ts'
import { requestTitles } from '../requests.rules.ts'
import type { CoachingRequestsTable } from './requests.tables.ts'

type Coaching = { id: string; clientId: string }

/**
 * What a member asked for is theirs: a request that waits goes to the coach they have now, out of the thread with an
 * earlier one, or from the founder, whose answers by email aren't known here. To be called while the member’s record is
 * held, so that a request made in the same moment goes to one of the two.
 */
export async function moveRequests(ctx: Context, coaching: Coaching): Promise<void> {
  await moveFromThreads(ctx, coaching)
  await moveFromFounder(ctx, coaching)
}

/** What the coach before said of how and when to meet is not the next one’s. */
const unsaid = { place: '', reply: '', repliedAt: null }

async function moveFromThreads({ db }: Context, { id, clientId }: Coaching): Promise<void> {
  const moved = await db
    .updateTable('coachMessages')
    .set({ assignmentId: id, readAt: null })
    .where('assignmentId', 'in', ({ selectFrom }) =>
      selectFrom('coachClients').select('id').where('clientId', '=', clientId).where('id', '!=', id),
    )
    .where('kind', '!=', 'message')
    .where(isWaiting)
    .returning('id')
    .execute()
  const messageIds = moved.map((message) => message.id)
  if (messageIds.length > 0)
    await db.updateTable('coachingRequests').set(unsaid).where('messageId', 'in', messageIds).execute()
}

async function moveFromFounder({ db }: Context, { id: assignmentId, clientId }: Coaching): Promise<void> {
  const requests = await db
    .updateTable('coachingRequests')
    .set({ sentTo: 'coach', ...unsaid })
    .where('memberId', '=', clientId)
    .where('sentTo', '=', 'founder')
    .where('state', '=', 'open')
    .returning(['id', 'kind', 'text', 'sentAt'])
    .execute()
  for (const request of requests.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const messageId = newId()
    await db
      .insertInto('coachMessages')
      .values(asMessage(request, { id: messageId, assignmentId }))
      .execute()
    await db.updateTable('coachingRequests').set({ messageId }).where('id', '=', request.id).execute()
  }
}

type Asked = Pick<CoachingRequestsTable, 'kind' | 'text' | 'sentAt'>

const asMessage = ({ kind, text, sentAt }: Asked, place: { id: string; assignmentId: string }) => ({
  ...{ ...place, sender: 'client' as const, kind, sentAt },
  text: `${requestTitles[kind]} (sent to the founder)\n\n${text}`,
  ...{ readAt: null, answeredAt: null, putAsideAt: null, sendId: null },
})
