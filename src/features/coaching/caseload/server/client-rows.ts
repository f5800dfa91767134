import { enrolmentColumns } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../messages/server/messages.tables.ts'

/** The caller's current clients with their unread messages; with `clientId` that client alone, also after the coaching ended. */
export function clientRows({ db, member }: MemberContext, clientId?: string) {
  const rows = db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.clientId')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .leftJoin(
      (unread) =>
        unread
          .selectFrom('coachMessages')
          .innerJoin('coachClients as thread', 'thread.id', 'coachMessages.assignmentId')
          .select(({ fn }) => [
            'coachMessages.assignmentId',
            fn.countAll<number>().as('count'),
            fn.min('coachMessages.sentAt').as('since'),
          ])
          .where('thread.coachId', '=', member.id)
          .where('coachMessages.sender', '=', 'client')
          .where('coachMessages.readAt', 'is', null)
          .groupBy('coachMessages.assignmentId')
          .as('waiting'),
      (join) => join.onRef('waiting.assignmentId', '=', 'coachClients.id'),
    )
    .select(({ fn, val }) => [
      'coachClients.id',
      'coachClients.clientId',
      'coachClients.status',
      'coachClients.notes',
      'coachClients.assignedAt',
      'coachClients.graduatedAt',
      'coachClients.contactedAt',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.image',
      ...enrolmentColumns,
      'memberships.tier',
      fn.coalesce('waiting.count', val(0)).as('unread'),
      'waiting.since as unreadSince',
    ])
    .where('coachClients.coachId', '=', member.id)
    .orderBy('coachClients.id', 'desc')
  return clientId === undefined
    ? rows.where('coachClients.liveClientId', 'is not', null).execute()
    : rows.where('coachClients.clientId', '=', clientId).limit(1).execute()
}
