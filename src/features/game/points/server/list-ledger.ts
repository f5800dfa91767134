import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { listLedger as endpoint } from '../points.contract.ts'

type Endpoint = typeof endpoint

export async function listLedger(ctx: MemberContext, { query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const entries = ctx.db
    .selectFrom('ledgerEntries')
    .select(['id', 'at', 'reason', 'label', 'points', 'xp'])
    .where('memberId', '=', ctx.member.id)
    .orderBy('id', 'desc')
    .limit(query.limit)
  return (query.before ? entries.where('id', '<', query.before) : entries).execute()
}
