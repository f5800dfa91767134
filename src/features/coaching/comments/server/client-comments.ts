import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { findSharedPage } from '../../client-file/server/find-shared-page.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../comments.contract.ts'
import { emailClient } from './comment-on-page.ts'
import { countComment, resolve, writeComment } from './write-comment.ts'

/** The coach’s side of a comment of their own, while its page is shared. */
export async function answerClient(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.answerClient>,
): Promise<{ success: true }> {
  await countComment(ctx)
  return transaction(
    ctx,
    async (ctx) => {
      const { page, field } = await findOwnOn(ctx, params)
      const about = { memberId: params.clientId, coachId: ctx.member.id, pageId: page.id, field }
      const written = await writeComment(
        ctx,
        { ...about, author: 'coach', verdict: null, text: body.text },
        { id: body.id, threadId: params.commentId },
      )
      if (written.isNew) await emailClient(ctx, params.clientId, page)
      return { success: true as const }
    },
    { holdFirst: params.clientId },
  )
}

export async function resolveForClient(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.resolveForClient>,
): Promise<{ success: true }> {
  return transaction(
    ctx,
    async (ctx) => {
      await findOwnOn(ctx, params)
      await resolve(ctx, params.commentId, body.isResolved)
      return { success: true as const }
    },
    { holdFirst: params.clientId },
  )
}

type Params = Input<typeof contract.answerClient>['params']

async function findOwnOn(ctx: MemberContext, { clientId, commentId }: Params) {
  const comment = await ctx.db
    .selectFrom('fileComments')
    .select(['pageId', 'field'])
    .where('id', '=', commentId)
    .whereRef('id', '=', 'threadId')
    .where('memberId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!comment) throw coachingRefusals.commentNotFound()
  const { page } = await findSharedPage(ctx, { clientId, pageId: comment.pageId })
  return { page, field: comment.field }
}
