import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../broadcasts.contract.ts'
import { type Broadcast, broadcastRefusals } from '../broadcasts.contract.ts'
import { stateOf } from '../broadcasts.rules.ts'
import '../../emails/server/emails.tables.ts'
import type { BroadcastRow } from './broadcasts.tables.ts'

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
        .as('dead'),
      selectFrom('jobs')
        .select(fn.countAll<number>().as('count'))
        .whereRef('jobs.partOf', '=', 'broadcasts.id')
        .where('deadAt', 'is', null)
        .where('attempts', '>', 0)
        .as('retried'),
      selectFrom('sentEmails')
        .select(fn.countAll<number>().as('count'))
        .whereRef('sentEmails.broadcastId', '=', 'broadcasts.id')
        .where('acceptedAt', 'is', null)
        .where('refusedAt', 'is not', null)
        .as('notTaken'),
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
  return (await rows.execute()).map(withFigures)
}

type Counted = Record<'sent' | 'waiting' | 'dead' | 'retried' | 'notTaken' | 'bounced', number | string | null>
type Row = BroadcastRow & Counted & { by: string | null }

function withFigures({ afterId: _, createdBy: __, goneSent, goneRefused, goneBounced, ...row }: Row): Broadcast {
  const { by, sent, waiting, dead, retried, notTaken, bounced, ...rest } = row
  // A job that failed for good is swept after a month; what became of its email is known for longer.
  const refused = Math.max(Number(dead), Number(notTaken) - Number(retried))
  return {
    ...rest,
    state: stateOf({ ...rest, waiting: Number(waiting) }),
    by: by ?? '',
    sent: Number(sent) + goneSent,
    refused: refused + goneRefused,
    bounced: Number(bounced) + goneBounced,
    waiting: Number(waiting),
  }
}

export async function readBroadcast(ctx: MemberContext, id: string): Promise<Broadcast> {
  const [one] = await readBroadcasts(ctx, { id, limit: 1 })
  if (!one) throw broadcastRefusals.noBroadcast()
  return one
}

export const listBroadcasts = (
  ctx: MemberContext,
  { query }: Input<typeof contract.listBroadcasts>,
): Promise<Broadcast[]> => readBroadcasts(ctx, query)

export const getBroadcast = (
  ctx: MemberContext,
  { params }: Input<typeof contract.getBroadcast>,
): Promise<Reply<typeof contract.getBroadcast>> => readBroadcast(ctx, params.broadcastId)
