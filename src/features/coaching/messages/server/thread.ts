import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { newId } from '#platform/server/new-id.ts'
import type { CoachClientsTable } from '../../assignments/server/assignments.tables.ts'
import { fullName } from '../../coaching.rules.ts'
import { readableCoachings } from '../../hand-over/server/readable-coachings.ts'
import { addQuotes, type Quote, readQuotes } from '../../quotes/server/quotes.ts'
import type { RequestKind } from '../../requests/requests.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { ClientThread, Thread } from '../messages.contract.ts'

type Side = 'coach' | 'client'
const most = 500

/** The messages of a coaching from the client's point of view, oldest first. */
export async function viewThread(ctx: Context, assignment: CoachClientsTable): Promise<Thread> {
  const coach = await readCoachingMember(ctx, assignment.coachId)
  return threadWith(coach, assignment, 'client', await readMessages(ctx, assignment, 'client'))
}

/** The same from the coach's, with what waits for an answer. */
export async function viewClientThread(ctx: Context, assignment: CoachClientsTable): Promise<ClientThread> {
  const client = await readCoachingMember(ctx, assignment.clientId)
  const messages = await readMessages(ctx, assignment, 'coach')
  // What was written to an earlier coach is not theirs to answer.
  const own = messages.filter(({ assignmentId }) => assignmentId === assignment.id)
  const open = own.filter(({ sender, answeredAt }) => sender === 'client' && answeredAt === null)
  return {
    ...threadWith(client, assignment, 'coach', messages),
    waitingUpTo: open.findLast(({ putAsideAt }) => putAsideAt === null)?.id ?? null,
    putAsideAt:
      open
        .flatMap(({ putAsideAt }) => putAsideAt ?? [])
        .sort()
        .at(-1) ?? null,
  }
}

async function readMessages(ctx: Context, assignment: CoachClientsTable, as: Side) {
  const messages = await ctx.db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .select([
      'coachMessages.id',
      'assignmentId',
      'sender',
      'kind',
      'text',
      'sentAt',
      'readAt',
      'answeredAt',
      'putAsideAt',
    ])
    .select(['coachClients.coachId', 'users.firstName', 'users.lastName'])
    .where('assignmentId', 'in', readableCoachings(ctx, assignment, as))
    .orderBy('coachMessages.id', 'desc')
    .limit(most)
    .execute()
  const quotes = await readQuotes(ctx, readableCoachings(ctx, assignment, as))
  return messages.reverse().map((message) => ({ ...message, quotes: quotes.get(message.id) }))
}

type Other = Awaited<ReturnType<typeof readCoachingMember>>
type Rows = Awaited<ReturnType<typeof readMessages>>

/** What another coach wrote has their name, and is nobody's own here. */
const threadWith = (other: Other, assignment: CoachClientsTable, as: Side, messages: Rows): Thread => ({
  with: { id: other.id, name: fullName(other), profileImageUrl: other.image },
  isOpen: assignment.liveClientId !== null,
  messages: messages.map(({ id, sender, kind, text, sentAt, readAt, quotes, coachId, firstName, lastName }) => {
    const isOfOther = sender === 'coach' && coachId !== assignment.coachId
    const by = isOfOther ? { by: fullName({ firstName, lastName }) } : {}
    return { id, mine: sender === as && !isOfOther, kind, text, sentAt, readAt, ...(quotes ? { quotes } : {}), ...by }
  }),
})

type Message = {
  sender: Side
  text: string
  kind?: RequestKind
  sendId?: string | undefined
  quotes?: readonly Quote[]
}
type Added = { id: string; at: string; isNew: boolean }

/** The database knows a send by its name: one that arrives again adds nothing and answers as it did before. */
export async function addMessage(ctx: Context, thread: { id: string }, message: Message): Promise<Added> {
  const { sender, text, kind = 'message', sendId = null, quotes = [] } = message
  const row = { id: newId(), assignmentId: thread.id, sender, kind, text, sentAt: iso(ctx.now()), sendId }
  const [added] = await insertMessage(ctx.db, row)
  if (added) {
    await addQuotes(ctx, added.id, quotes)
    return { id: added.id, at: added.sentAt, isNew: true }
  }
  const before = await ctx.db
    .selectFrom('coachMessages')
    .select(['id', 'sentAt'])
    .where('assignmentId', '=', thread.id)
    .where('sendId', '=', sendId)
    .executeTakeFirstOrThrow()
  return { id: before.id, at: before.sentAt, isNew: false }
}

type Written = 'id' | 'assignmentId' | 'sender' | 'kind' | 'text' | 'sentAt' | 'sendId'

const insertMessage = hotQuery((db, slot: Slot<Written>) =>
  db
    .insertInto('coachMessages')
    .values({
      id: slot('id'),
      assignmentId: slot('assignmentId'),
      sender: slot<Side>('sender'),
      kind: slot<NonNullable<Message['kind']>>('kind'),
      text: slot('text'),
      sentAt: slot('sentAt'),
      readAt: null,
      answeredAt: null,
      putAsideAt: null,
      sendId: slot<string | null>('sendId'),
    })
    .onConflict((conflict) => conflict.columns(['assignmentId', 'sendId']).doNothing())
    .returning(['id', 'sentAt']),
)

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
