import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { fullName } from '../../coaching.rules.ts'
import '../../messages/server/messages.tables.ts'
import '../../requests/server/requests.tables.ts'
import type * as contract from '../appointments.contract.ts'

const most = 100

/** Those whose time has passed stay until they are marked as held, or canceled. */
export async function listSessions({ db, member }: MemberContext): Promise<Reply<typeof contract.listSessions>> {
  const rows = await db
    .selectFrom('coachingRequests')
    .innerJoin('coachMessages', 'coachMessages.id', 'coachingRequests.messageId')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .innerJoin('users', 'users.id', 'coachClients.clientId')
    .select(['coachingRequests.id as requestId', 'clientId', 'time', 'place', 'firstName', 'lastName'])
    .where('coachClients.coachId', '=', member.id)
    .where('liveClientId', 'is not', null)
    .where('coachingRequests.state', '=', 'agreed')
    .orderBy('time')
    .limit(most)
    .execute()
  return rows.flatMap(({ requestId, clientId, time, place, ...name }) =>
    time === null ? [] : [{ requestId, clientId, name: fullName(name), time, place }],
  )
}
