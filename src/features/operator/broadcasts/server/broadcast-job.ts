import { iso, machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { enqueue, type Job, job } from '#platform/server/jobs/job.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { broadcastPace } from '../broadcasts.rules.ts'
import { broadcastEmail } from './broadcast-email.ts'
import type { BroadcastRow } from './broadcasts.tables.ts'
import { type Recipient, readRecipients } from './recipients.ts'

const { emails: page, seconds: pageSeconds } = broadcastPace

/**
 * Hands out the next page and asks for the one after it, in one transaction: killed at any point it leaves no one out and
 * sends nothing twice, and a stop holds from the next page on.
 */
export const broadcastJob: Job<{ broadcastId: string }> = job<{ broadcastId: string }>(
  'operator.broadcast',
  (ctx, { broadcastId }) =>
    transaction(ctx, async (ctx) => {
      const broadcast = await readRunning(ctx, broadcastId)
      if (!broadcast) return
      const members = await readRecipients(ctx, broadcast, page)
      if (!(await advance(ctx, broadcast, members))) return
      await sendTo(ctx, broadcast, members)
      const last = members.at(-1)
      if (last && members.length === page) await askForPage(ctx, { id: broadcastId, afterId: last.id }, pageSeconds)
    }),
  { lane: 'writing' },
)

/** The page after a member, once. */
export const askForPage = (ctx: Context, { id, afterId }: Pick<BroadcastRow, 'id' | 'afterId'>, inSeconds = 0) =>
  enqueue(
    ctx,
    broadcastJob,
    { broadcastId: id },
    { key: `${pagesOf(id)}${afterId}`, at: machineNow().add({ seconds: inSeconds }) },
  )

/** What the keys of all its pages begin with. */
const pagesOf = (broadcastId: string) => `operator.broadcast:${broadcastId}:`

/** Takes back the page that waits for its turn: what is begun again asks for its own, and two would go at twice the pace. */
export const withdrawPages = ({ db }: Context, broadcastId: string) =>
  db
    .deleteFrom('jobs')
    .where('name', '=', broadcastJob.name)
    .where('uniqueKey', 'like', `${pagesOf(broadcastId)}%`)
    .where('leasedUntil', 'is', null)
    .execute()

const readRunning = ({ db }: Context, id: string) =>
  db
    .selectFrom('broadcasts')
    .selectAll()
    .where('id', '=', id)
    .where('startedAt', 'is not', null)
    .where('stoppedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()

/** If two processes read the same page, or it was stopped meanwhile, only one of them goes on. */
async function advance(ctx: Context, { id, afterId }: BroadcastRow, members: readonly Recipient[]): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('broadcasts')
    .set({ afterId: members.at(-1)?.id ?? afterId, finishedAt: members.length < page ? iso(ctx.now()) : null })
    .where('id', '=', id)
    .where('afterId', '=', afterId)
    .where('stoppedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whoever has it already is passed over by the unique key. */
async function sendTo(ctx: Context, broadcast: BroadcastRow, members: readonly Recipient[]): Promise<void> {
  if (members.length === 0) return
  const sentAt = iso(ctx.now())
  const first = await ctx.db
    .insertInto('broadcastEmails')
    .values(members.map(({ id }) => ({ broadcastId: broadcast.id, memberId: id, sentAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .execute()
  const isFirst = new Set(first.map(({ memberId }) => memberId))
  for (const member of members) if (isFirst.has(member.id)) await sendEmail(ctx, broadcastEmail(ctx, broadcast, member))
}
