import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { listFounderRequests as endpoint } from '../coaches.contract.ts'
import { founderRequestDays } from '../coaches.rules.ts'

const most = 100

/** The oldest first. Once a coach comes, a request is theirs. */
export async function listFounderRequests({ db, now, coaching }: MemberContext): Promise<Reply<typeof endpoint>> {
  const requests = await db
    .selectFrom('coachingRequests')
    .innerJoin('users', 'users.id', 'coachingRequests.memberId')
    .select(['coachingRequests.id', 'memberId', 'name', 'email', 'kind', 'sentAt'])
    .where('sentTo', '=', 'founder')
    .where('state', '=', 'open')
    .where('sentAt', '>=', iso(now().subtract({ hours: 24 * founderRequestDays })))
    .orderBy('coachingRequests.id')
    .limit(most)
    .execute()
  return { founderEmail: coaching.founder.email, requests }
}
