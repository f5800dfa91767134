import { iso } from '#platform/server/clock.ts'
import { type Context, type MemberContext, transaction } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Queued } from '#platform/server/mail/email.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { broadcastRefusals, type stopBroadcast as endpoint } from '../broadcasts.contract.ts'
import '../../emails/server/emails.tables.ts'
import { withdrawPages } from './broadcast-job.ts'
import './broadcasts.tables.ts'
import { readBroadcast } from './list-broadcasts.ts'

/** Stops what has not left yet, be it handed out or not. */
export function stopBroadcast(
  ctx: MemberContext,
  { params: { broadcastId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  return transaction(ctx, async (ctx) => {
    // First, so that a page that is being handed out is either seen here or not begun.
    const stopped = await ctx.db
      .updateTable('broadcasts')
      .set({ stoppedAt: iso(ctx.now()) })
      .where('id', '=', broadcastId)
      .where('startedAt', 'is not', null)
      .where('stoppedAt', 'is', null)
      .returning('finishedAt')
      .executeTakeFirst()
    if (stopped) await withdrawPages(ctx, broadcastId)
    const withdrawn = stopped ? await withdraw(ctx, broadcastId) : 0
    if (withdrawn > 0)
      await ctx.db
        .updateTable('broadcasts')
        .set({ finishedAt: null, afterId: '' })
        .where('id', '=', broadcastId)
        .execute()
    const now = await readBroadcast(ctx, broadcastId)
    if (!stopped || (stopped.finishedAt && withdrawn === 0)) throw broadcastRefusals.broadcastNotRunning()
    await writeAudit(ctx, { action: 'broadcast stopped', subject: now.subject })
    return now
  })
}

/**
 * Takes back what was handed out and has not left, but for what is being sent right now; going on hands it out again. Answers
 * how many emails.
 */
async function withdraw({ db }: Context, broadcastId: string): Promise<number> {
  let count = 0
  for (;;) {
    const some = await takeBack(db, broadcastId)
    if (some.length === 0) return count
    count += some.length
    const ids = some.map(({ id }) => id)
    // What was tried once and taken back was not refused.
    await db.deleteFrom('sentEmails').where('id', 'in', ids).where('acceptedAt', 'is', null).execute()
    const members = await membersOf(db, some)
    if (members.length > 0)
      await db
        .deleteFrom('broadcastEmails')
        .where('broadcastId', '=', broadcastId)
        .where('memberId', 'in', members)
        .execute()
  }
}

/** Some of its emails that wait, each with its whole text: all at once would be more than the memory holds. */
async function takeBack(db: Db, broadcastId: string): Promise<Queued[]> {
  const waiting = db
    .selectFrom('jobs')
    .select('id')
    .where('partOf', '=', broadcastId)
    .where('deadAt', 'is', null)
    .where('leasedUntil', 'is', null)
    .limit(most)
  const taken = await db
    .deleteFrom('jobs')
    .where('id', 'in', waiting)
    // Again: one that a process took meanwhile is being sent.
    .where('leasedUntil', 'is', null)
    .returning('data')
    .execute()
  // Only emails are part of a broadcast.
  return taken.map(({ data }) => JSON.parse(data) as Queued)
}

/** For whom they are, whatever address they have by now; what an earlier version handed out names only the address. */
async function membersOf(db: Db, emails: readonly Queued[]): Promise<string[]> {
  const named = emails.flatMap(({ letter }) => letter.memberId ?? [])
  const addresses = emails.flatMap(({ letter }) => (letter.memberId ? [] : letter.to))
  if (addresses.length === 0) return named
  const holders = await db.selectFrom('users').select('id').where('email', 'in', addresses).execute()
  return [...named, ...holders.map(({ id }) => id)]
}

/** As many values as a statement of SQLite takes without a thought. */
const most = 500
