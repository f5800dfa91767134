import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import '../../assignments/server/assignments.tables.ts'

/** The caller's current client with what a session needs to know of them; anyone else is a 404. */
export async function findTalkClient({ db, member, now }: MemberContext, clientId: string) {
  const client = await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.liveClientId')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select([
      'coachClients.id as assignmentId',
      'coachClients.assignedAt',
      'users.id as clientId',
      'users.timeZone',
      'firstName',
      'lastName',
    ])
    .select(heldTier(iso(now())).as('tier'))
    .where('coachClients.liveClientId', '=', clientId)
    .where('coachClients.coachId', '=', member.id)
    .executeTakeFirst()
  if (!client) throw coachingRefusals.clientNotFound()
  return client
}

export type TalkClient = Awaited<ReturnType<typeof findTalkClient>>
