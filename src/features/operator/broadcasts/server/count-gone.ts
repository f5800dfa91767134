import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { emailsKeptDays } from '../../emails/emails.rules.ts'
import '../../emails/server/emails.tables.ts'
import './broadcasts.tables.ts'

/** What a record of an email says of it. */
type Fate = { acceptedAt: string | null; refusedAt: string | null; bounceKind: string | null }

/** Before the records of a person go: each broadcast keeps the count of what was sent to them. */
export async function countGone(ctx: Context, memberId: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('broadcastEmails')
    .leftJoin('sentEmails', (join) =>
      join
        .onRef('sentEmails.broadcastId', '=', 'broadcastEmails.broadcastId')
        .onRef('sentEmails.memberId', '=', 'broadcastEmails.memberId'),
    )
    .select(['broadcastEmails.broadcastId', 'sentAt', 'acceptedAt', 'refusedAt', 'bounceKind'])
    .where('broadcastEmails.memberId', '=', memberId)
    .execute()
  const sweptBefore = iso(ctx.now().subtract({ hours: 24 * (emailsKeptDays - 1) }))
  // One that no mail server was tried with waits, and goes with the account.
  for (const { broadcastId, sentAt, ...fate } of rows)
    if (fate.acceptedAt || fate.refusedAt || sentAt < sweptBefore)
      await addGone(ctx, broadcastId, { sent: 1, ...gone(fate) })
}

/** Records of emails that go by their age. Who got them is kept, so that they are counted as sent by that. */
export async function countSwept(
  ctx: Context,
  swept: readonly (Fate & { broadcastId: string | null })[],
): Promise<void> {
  const byBroadcast = Map.groupBy(swept, ({ broadcastId }) => broadcastId)
  for (const [broadcastId, rows] of byBroadcast) {
    const [refused, bounced] = [rows.filter((row) => gone(row).refused), rows.filter((row) => gone(row).bounced)]
    if (broadcastId && refused.length + bounced.length > 0)
      await addGone(ctx, broadcastId, { sent: 0, refused: refused.length, bounced: bounced.length })
  }
}

const gone = ({ acceptedAt, refusedAt, bounceKind }: Fate) => ({
  refused: !acceptedAt && refusedAt ? 1 : 0,
  bounced: bounceKind === 'hard' ? 1 : 0,
})

type Counts = { sent: number; refused: number; bounced: number }

const addGone = ({ db }: Context, id: string, { sent, refused, bounced }: Counts) =>
  db
    .updateTable('broadcasts')
    .set((is) => ({
      goneSent: is('goneSent', '+', sent),
      goneRefused: is('goneRefused', '+', refused),
      goneBounced: is('goneBounced', '+', bounced),
    }))
    .where('id', '=', id)
    .execute()
