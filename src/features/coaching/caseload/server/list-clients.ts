import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listClients as endpoint } from '../caseload.contract.ts'
import { readCaseload, viewClient } from './read-caseload.ts'

type Endpoint = typeof endpoint

export async function listClients(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const clients = await readCaseload(ctx)
  const { before } = query
  return (before ? clients.filter(({ id }) => id < before) : clients)
    .slice(0, query.limit)
    .map((client) => viewClient(ctx, client))
}
