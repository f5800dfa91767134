import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readOpenPromises } from '../../promises/server/read-promises.ts'
import type * as contract from '../talks.contract.ts'
import { findTalkClient } from './find-talk-client.ts'
import { readAllowance } from './read-allowance.ts'
import { heldTalks, readTalks } from './read-talks.ts'

type ListTalks = typeof contract.listClientTalks

export async function listClientTalks(ctx: MemberContext, { params }: Input<ListTalks>): Promise<Reply<ListTalks>> {
  const client = await findTalkClient(ctx, params.clientId)
  const rows = await readTalks(ctx, client.clientId)
  const promises = await readOpenPromises(ctx, { id: client.clientId, timeZone: client.timeZone })
  const allowance = await readAllowance(ctx, { ...client, id: client.clientId }, rows)
  return { talks: heldTalks(rows), promises, allowance }
}
