import { iso } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import { newId } from '#platform/server/new-id.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { commentLimits } from '../comments.rules.ts'
import type { FileCommentsTable } from './comments.tables.ts'

/** Refuses more than so many comments and answers of one person within an hour. */
export const countComment = ({ db, member }: MemberContext) =>
  countAttempt(db, { of: ['file comment', member.id], limit: commentLimits.perHour, seconds: 3600 })

type Comment = Pick<FileCommentsTable, 'memberId' | 'coachId' | 'pageId' | 'field' | 'author' | 'verdict' | 'text'>

/**
 * Writes a comment, or an answer below one. The id that a browser chose writes once: repeated, `isNew` is false. To be called while the member’s record is held, so that two at the same time are counted one after the other.
 */
export async function writeComment(
  ctx: Context,
  comment: Comment,
  { id, threadId }: { id?: string | undefined; threadId?: string },
) {
  const ownId = id ? `${comment.author === 'coach' ? comment.coachId : comment.memberId}:${id}` : newId()
  const known = await ctx.db.selectFrom('fileComments').select('id').where('id', '=', ownId).executeTakeFirst()
  if (known) return { id: ownId, isNew: false }
  await refuseFull(ctx, comment, threadId)
  await ctx.db
    .insertInto('fileComments')
    .values({
      ...comment,
      id: ownId,
      threadId: threadId ?? ownId,
      writtenAt: iso(ctx.now()),
      resolvedAt: null,
      awaits: threadId ? null : 'client',
    })
    .execute()
  if (threadId) await reopen(ctx, threadId, comment.author === 'coach' ? 'client' : 'coach')
  return { id: ownId, isNew: true }
}

async function refuseFull({ db }: Context, { memberId, pageId }: Comment, threadId: string | undefined) {
  const held = db
    .selectFrom('fileComments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId)
    .where('pageId', '=', pageId)
  const { count } = await (threadId
    ? held.where('threadId', '=', threadId)
    : held.whereRef('id', '=', 'threadId')
  ).executeTakeFirstOrThrow()
  if (Number(count) >= (threadId ? commentLimits.answers : commentLimits.perPage))
    throw coachingRefusals.tooManyComments()
}

/** An answer opens a comment again, for the other one to write next. */
const reopen = ({ db }: Context, id: string, awaits: FileCommentsTable['awaits']) =>
  db.updateTable('fileComments').set({ resolvedAt: null, awaits }).where('id', '=', id).execute()

export const resolve = ({ db, now }: Context, id: string, isResolved: boolean) =>
  db
    .updateTable('fileComments')
    .set({ resolvedAt: isResolved ? iso(now()) : null })
    .where('id', '=', id)
    .execute()
