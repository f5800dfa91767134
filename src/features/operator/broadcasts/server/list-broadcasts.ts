import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { type Broadcast, broadcastRefusals, type listBroadcasts as endpoint } from '../broadcasts.contract.ts'
import { stateOf } from '../broadcasts.rules.ts'
import '../../emails/server/emails.tables.ts'
import './broadcasts.tables.ts'

type Which = { id?: string; before?: string | undefined; limit: number }

/** With the figures of each. An email that has left isn't kept: what the queue still has waits, or failed for good. */
async function readBroadcasts({ db }: MemberContext, { id, before, limit }: Which): Promise<Broadcast[]> {
  let rows = db
    .selectFrom('broadcasts')
    .leftJoin('users', 'users.id', 'broadcasts.createdBy')
    .selectAll('broadcasts')
    .select(({ selectFrom, fn }) => [
      'users.name as by',
      selectFrom('broadcastEmails')
        .select(fn.countAll<number>().as('count'))
        .whereRef('broadcastEmails.broadcastId', '=', 'broadcasts.id')
        .as('sent'),
      selectFrom('jobs')
        .select(fn.countAll<number>().as('count'))
        .whereRef('jobs.partOf', '=', 'broadcasts.id')
        .where('deadAt', 'is not', null)
        .as('refused'),
      selectFrom('sentEmails')
        .select(fn.countAll<number>().as('count'))
        .whereRef('sentEmails.broadcastId', '=', 'broadcasts.id')
        // Written out: an index holds what came back.
        .where('bounceKind', '=', sql.lit('hard' as const))
        .as('bounced'),
      selectFrom('jobs')
        .select(fn.countAll<number>().as('count'))
        .whereRef('jobs.partOf', '=', 'broadcasts.id')
        .where('deadAt', 'is', null)
        .as('waiting'),
    ])
    .orderBy('broadcasts.id', 'desc')
    .limit(limit)
  if (id) rows = rows.where('broadcasts.id', '=', id)
  if (before) rows = rows.where('broadcasts.id', '<', before)
  return (await rows.execute()).map(({ afterId: _, createdBy: __, by, sent, waiting, refused, bounced, ...row }) => ({
    ...row,
    state: stateOf({ ...row, waiting: Number(waiting) }),
    by: by ?? '',
    sent: Number(sent),
    refused: Number(refused),
    bounced: Number(bounced),
    waiting: Number(waiting),
  }))
}

export async function readBroadcast(ctx: MemberContext, id: string): Promise<Broadcast> {
  const [one] = await readBroadcasts(ctx, { id, limit: 1 })
  if (!one) throw broadcastRefusals.noBroadcast()
  return one
}

export const listBroadcasts = (ctx: MemberContext, { query }: Input<typeof endpoint>): Promise<Broadcast[]> =>
  readBroadcasts(ctx, query)
