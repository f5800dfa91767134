import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { createBroadcast as endpoint } from '../broadcasts.contract.ts'
import { holdsNothing } from '../broadcasts.rules.ts'
import { readBroadcast } from './list-broadcasts.ts'

export async function createBroadcast(
  ctx: MemberContext,
  { body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await removeEmptyDrafts(ctx)
  const id = newId()
  const moments = { createdAt: iso(ctx.now()), startedAt: null, stoppedAt: null, finishedAt: null }
  await ctx.db
    .insertInto('broadcasts')
    .values({ id, ...body, ...moments, version: 0, createdBy: ctx.member.id, afterId: '' })
    .execute()
  return readBroadcast(ctx, id)
}

/** Words that another operator’s browser couldn’t send yet may still belong to one. */
const emptyDraftDays = 60

/** Drafts that were opened and left long ago. Which hold nothing is decided by the rule, of few rows. */
async function removeEmptyDrafts({ db, now }: MemberContext): Promise<void> {
  const drafts = await db
    .selectFrom('broadcasts')
    .selectAll()
    .where('startedAt', 'is', null)
    .where('subject', '=', '')
    .where('createdAt', '<', iso(now().subtract({ hours: 24 * emptyDraftDays })))
    .limit(100)
    .execute()
  for (const { id, version } of drafts.filter(holdsNothing))
    await db.deleteFrom('broadcasts').where('id', '=', id).where('version', '=', version).execute()
}
