import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../requests.contract.ts'

export function listRequests({ db, member }: MemberContext): Promise<Reply<typeof contract.listRequests>> {
  return db
    .selectFrom('coachingRequests')
    .select(['id', 'kind', 'text', 'sentTo', 'sentAt'])
    .where('memberId', '=', member.id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}
