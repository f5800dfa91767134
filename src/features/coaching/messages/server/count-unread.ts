import { type ExpressionBuilder, sql } from 'kysely'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Db, Tables } from '#platform/server/database/database.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { countUnread as endpoint } from '../messages.contract.ts'
import { isWaiting } from './waiting-messages.ts'

export async function countUnread(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  if (ctx.member.role === 'coach') return { count: await countWaitingClients(ctx), hasThread: await hasClient(ctx) }
  const [row] = await ofClient(ctx.db, { memberId: ctx.member.id })
  return { count: Number(row?.unread ?? 0), hasThread: Number(row?.coachings ?? 0) > 0 }
}

/** Unread messages of a member's coach, and how many coachings they ever had. Every page asks. */
const ofClient = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom('coachClients')
    .leftJoin('coachMessages', (join) =>
      join
        .onRef('coachMessages.assignmentId', '=', 'coachClients.id')
        .on('coachClients.liveClientId', 'is not', null)
        .on(isUnread),
    )
    .select(({ fn }) => [fn.count<number>('coachMessages.id').as('unread'), fn.countAll<number>().as('coachings')])
    .where('coachClients.clientId', '=', slot('memberId')),
)

const hasClient = async ({ db, member }: MemberContext): Promise<boolean> =>
  (await db.selectFrom('coachClients').select('id').where('coachId', '=', member.id).limit(1).execute()).length > 0

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
  const { count } = await ctx.db
    .selectFrom('coachMessages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('assignmentId', '=', assignmentId)
    .where(isUnread)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many messages from their coach a member has not read, as a part of another statement. */
export const unreadOf = (db: Db, memberId: string) =>
  db
    .selectFrom('coachClients')
    .innerJoin('coachMessages', (join) => join.onRef('coachMessages.assignmentId', '=', 'coachClients.id').on(isUnread))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachClients.clientId', '=', memberId)
    .where('coachClients.liveClientId', 'is not', null)

/** What the coach wrote last of what a member has not read, as a part of another statement. */
export const lastUnreadOf = (db: Db, memberId: string) =>
  db
    .selectFrom('coachClients')
    .innerJoin('coachMessages', (join) => join.onRef('coachMessages.assignmentId', '=', 'coachClients.id').on(isUnread))
    .select('coachMessages.text')
    .where('coachClients.clientId', '=', memberId)
    .where('coachClients.liveClientId', 'is not', null)
    .orderBy('coachMessages.sentAt', 'desc')
    .orderBy('coachMessages.id', 'desc')
    .limit(1)

const isUnread = ({ and, eb }: ExpressionBuilder<Tables, 'coachMessages'>) =>
  // Written and not bound: SQLite would plan anew each time, since it has an index for one of the two senders.
  and([eb('coachMessages.sender', '=', sql.lit('coach')), eb('coachMessages.readAt', 'is', null)])
