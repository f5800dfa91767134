import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { fullName } from '../../coaching.rules.ts'
import { readableCoachings } from '../../hand-over/server/readable-coachings.ts'
import type { RequestKind } from '../../requests/requests.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { Thread } from '../messages.contract.ts'

type Side = 'coach' | 'client'
const most = 500

/** The messages of a coaching from one side's point of view, oldest first. */
export async function viewThread(ctx: Context, assignment: CoachClientsTable, as: Side): Promise<Thread> {
  const other = await readCoachingMember(ctx, as === 'coach' ? assignment.clientId : assignment.coachId)
  const messages = await ctx.db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .select(['coachMessages.id', 'sender', 'kind', 'text', 'sentAt', 'readAt'])
    .select(['coachClients.coachId', 'users.firstName', 'users.lastName'])
    .where('assignmentId', 'in', readableCoachings(ctx, assignment, as))
    .orderBy('coachMessages.id', 'desc')
    .limit(most)
    .execute()
  return {
    with: { id: other.id, name: fullName(other), profileImageUrl: other.image },
    isOpen: assignment.liveClientId !== null,
    messages: messages.reverse().map(({ sender, coachId, firstName, lastName, ...message }) => {
      const isOfOther = sender === 'coach' && coachId !== assignment.coachId
      const by = isOfOther ? { by: fullName({ firstName, lastName }) } : {}
      return { ...message, mine: sender === as && !isOfOther, ...by }
    }),
  }
}

type Message = { sender: Side; text: string; kind?: RequestKind }

export async function addMessage(ctx: Context, { id }: CoachClientsTable, { sender, text, kind }: Message) {
  const message = { id: newId(), sentAt: iso(ctx.now()) }
  await ctx.db
    .insertInto('coachMessages')
    .values({ ...message, assignmentId: id, sender, kind: kind ?? 'message', text, readAt: null })
    .execute()
  return { id: message.id, at: message.sentAt }
}

/** Marks what the other side wrote as read. Answers whether anything was new. */
export async function markRead(ctx: Context, { id }: CoachClientsTable, as: Side): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('coachMessages')
    .set({ readAt: iso(ctx.now()) })
    .where('assignmentId', '=', id)
    .where('sender', '=', as === 'coach' ? 'client' : 'coach')
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
