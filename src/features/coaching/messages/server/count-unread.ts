import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { countUnread as endpoint } from '../messages.contract.ts'

export async function countUnread(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const coaching = ctx.member.role === 'coach'
  const { count } = await waiting(ctx, coaching ? 'client' : 'coach')
    .where(coaching ? 'coachClients.coachId' : 'coachClients.clientId', '=', ctx.member.id)
    .where('coachClients.liveClientId', 'is not', null)
    .executeTakeFirstOrThrow()
  const thread = await ctx.db
    .selectFrom('coachClients')
    .select('id')
    .where(coaching ? 'coachId' : 'clientId', '=', ctx.member.id)
    .limit(1)
    .executeTakeFirst()
  return { count: Number(count), hasThread: thread !== undefined }
}

/** The coach's messages in this coaching that the client has not read. */
export async function countFromCoach(ctx: Context, assignmentId: string): Promise<number> {
  const { count } = await waiting(ctx, 'coach').where('coachClients.id', '=', assignmentId).executeTakeFirstOrThrow()
  return Number(count)
}

/** How many messages from their coach a member has not read. */
export async function countUnreadFromCoach(ctx: Context, memberId: string): Promise<number> {
  const { count } = await waiting(ctx, 'coach')
    .where('coachClients.liveClientId', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const waiting = ({ db }: Context, sender: 'coach' | 'client') =>
  db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachMessages.sender', '=', sender)
    .where('coachMessages.readAt', 'is', null)
