import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import type * as contract from '../requests.contract.ts'
import { readRequests, viewRequest } from './read-requests.ts'

export async function listRequests(ctx: MemberContext): Promise<Reply<typeof contract.listRequests>> {
  return (await readRequests(ctx, ctx.member.id)).map(viewRequest)
}

/** What is in the thread with the caller: a request that an earlier coach answered stays between those two. */
export async function listClientRequests(
  ctx: MemberContext,
  { params }: Input<typeof contract.listClientRequests>,
): Promise<Reply<typeof contract.listClientRequests>> {
  const { id: assignmentId, clientId } = await findClient(ctx, params.clientId)
  return (await readRequests(ctx, clientId, { assignmentId, pending: true })).reverse().map(viewRequest)
}
