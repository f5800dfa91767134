import type { Context, MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { coachingRefusals } from '../../coaching-refusals.ts'
import './assignments.tables.ts'

/** The caller's coaching of this client, while it lasts: anybody else's is 404. */
export async function findClient(ctx: MemberContext, clientId: string) {
  const assignment = await assignments(ctx)
    .where('liveClientId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!assignment) throw coachingRefusals.clientNotFound()
  return assignment
}

/** The caller's last coaching of this client, over or not. */
export async function findPastOrCurrentClient(ctx: MemberContext, clientId: string) {
  const assignment = await assignments(ctx)
    .where('clientId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!assignment) throw coachingRefusals.clientNotFound()
  return assignment
}

const liveOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db.selectFrom('coachClients').selectAll().where('liveClientId', '=', slot('memberId')),
)

/** The coaching that a member is in: asked at every completion. */
export async function findLiveAssignment({ db }: Context, memberId: string) {
  const [assignment] = await liveOf(db, { memberId })
  return assignment
}

/** The coaching that a member is in, else the last one. */
export const findLastAssignment = (ctx: Context, memberId: string) =>
  assignments(ctx).where('clientId', '=', memberId).orderBy('id', 'desc').limit(1).executeTakeFirst()

const assignments = ({ db }: Context) => db.selectFrom('coachClients').selectAll()
/** Whether the caller coaches or coached this person: who has a page about them. */
export async function wasClientOf({ db, member }: MemberContext, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coachClients')
    .select('id')
    .where('coachId', '=', member.id)
    .where('clientId', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
