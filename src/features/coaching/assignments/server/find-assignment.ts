import type { Context, MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import './assignments.tables.ts'

/** The caller's current coaching of this client; any other client is a 404. */
export async function findClient(ctx: MemberContext, clientId: string) {
  const assignment = await assignments(ctx)
    .where('liveClientId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!assignment) throw coachingRefusals.clientNotFound()
  return assignment
}

/** The caller's latest coaching of this client, ended or not. */
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

/** The coaching a member is in now. A hot query, because every completion asks for it. */
export async function findLiveAssignment({ db }: Context, memberId: string) {
  const [assignment] = await liveOf(db, { memberId })
  return assignment
}

/** The coaching a member is in now, or else their last one. */
export async function findLastAssignment({ db }: Context, memberId: string) {
  const [assignment] = await lastOf(db, { memberId })
  return assignment
}

const lastOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db.selectFrom('coachClients').selectAll().where('clientId', '=', slot('memberId')).orderBy('id', 'desc').limit(1),
)

const assignments = ({ db }: Context) => db.selectFrom('coachClients').selectAll()
/** Whether the caller coaches or ever coached this member, and so has a page about them. */
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
