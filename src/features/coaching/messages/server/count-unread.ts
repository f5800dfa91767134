import { sql } from 'kysely'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { countUnread as endpoint } from '../messages.contract.ts'
import { isWaiting } from './waiting-messages.ts'

export async function countUnread(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const coaching = ctx.member.role === 'coach'
  const thread = await ctx.db
    .selectFrom('coachClients')
    .select('id')
    .where(coaching ? 'coachId' : 'clientId', '=', ctx.member.id)
    .limit(1)
    .executeTakeFirst()
  const count = coaching ? await countWaitingClients(ctx) : await countUnreadFromCoach(ctx, ctx.member.id)
  return { count, hasThread: thread !== undefined }
}

async function countWaitingClients({ db, member }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(sql<number>`count(distinct ${sql.ref('coachClients.id')})`.as('count'))
    .where(isWaiting)
    .where('coachClients.coachId', '=', member.id)
    .where('coachClients.liveClientId', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The coach's messages in this coaching that the client has not read. */
export async function countFromCoach(ctx: Context, assignmentId: string): Promise<number> {
  const { count } = await fromCoach(ctx).where('coachClients.id', '=', assignmentId).executeTakeFirstOrThrow()
  return Number(count)
}

/** How many messages from their coach a member has not read. */
export async function countUnreadFromCoach(ctx: Context, memberId: string): Promise<number> {
  const { count } = await fromCoach(ctx).where('coachClients.liveClientId', '=', memberId).executeTakeFirstOrThrow()
  return Number(count)
}

const fromCoach = ({ db }: Context) =>
  db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachMessages.sender', '=', 'coach')
    .where('coachMessages.readAt', 'is', null)
