import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import type * as contract from '../requests.contract.ts'
import { requestsOf, viewRequest } from './read-requests.ts'

const most = 50

export async function listRequests(ctx: MemberContext): Promise<Reply<typeof contract.listRequests>> {
  const rows = await requestsOf(ctx, ctx.member.id).orderBy('coachingRequests.id', 'desc').limit(most).execute()
  return rows.map(viewRequest)
}

/** What is in the thread with the caller: a request that an earlier coach answered stays between those two. */
export async function listClientRequests(
  ctx: MemberContext,
  { params }: Input<typeof contract.listClientRequests>,
): Promise<Reply<typeof contract.listClientRequests>> {
  const { id, clientId } = await findClient(ctx, params.clientId)
  const rows = await runningWith(ctx, { id, clientId }).execute()
  return rows.map(viewRequest)
}

export const runningWith = (ctx: MemberContext, { id, clientId }: { id: string; clientId: string }) =>
  requestsOf(ctx, clientId)
    .where('coachMessages.assignmentId', '=', id)
    .where('state', 'in', ['open', 'offered', 'agreed'])
    .orderBy('coachingRequests.id')
    .limit(most)
