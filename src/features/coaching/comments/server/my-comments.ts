import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { isSharedNow } from '../../sharing/server/is-shared-now.ts'
import type * as contract from '../comments.contract.ts'
import { emailComment } from './comment-email.ts'
import { readThreads } from './read-threads.ts'
import { countComment, resolve, writeComment } from './write-comment.ts'

/** The member’s side: what coaches wrote stays readable after the coaching. */
export async function listComments(
  ctx: MemberContext,
  { params }: Input<typeof contract.listComments>,
): Promise<Reply<typeof contract.listComments>> {
  const threads = await readThreads(ctx, { memberId: ctx.member.id, pageId: params.pageId })
  if (!threads.some(({ isOpen }) => isOpen) || (await isSharedNow(ctx, params.pageId))) return { threads }
  return { threads: threads.map((thread) => ({ ...thread, isOpen: false, needsSharing: thread.isOpen })) }
}

export async function answerComment(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.answerComment>,
): Promise<{ success: true }> {
  await countComment(ctx)
  return transaction(ctx, async (ctx) => {
    const { coachId, pageId, field } = await findOwn(ctx, params.commentId)
    const live = await findLiveAssignment(ctx, ctx.member.id)
    if (live?.coachId !== coachId) throw coachingRefusals.ended()
    // The coach would be told of an answer that they can’t read.
    if (!(await isSharedNow(ctx, pageId))) throw coachingRefusals.notSharedNow()
    const written = await writeComment(
      ctx,
      { memberId: ctx.member.id, coachId, pageId, field, author: 'client', verdict: null, text: body.text },
      { id: body.id, threadId: params.commentId },
    )
    if (!written.isNew) return { success: true as const }
    await touchMember(ctx, coachId)
    const pageTitle = ctx.worksheets.findById(pageId)?.title ?? pageId
    const path = `/coach/clients/${ctx.member.id}/file?page=${pageId}`
    await emailComment(ctx, await readCoachingMember(ctx, coachId), {
      from: fullName(ctx.member),
      isAnswer: true,
      pageTitle,
      path,
    })
    return { success: true as const }
  })
}

export async function resolveComment(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.resolveComment>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const { coachId } = await findOwn(ctx, params.commentId)
    await resolve(ctx, params.commentId, body.isResolved)
    await touchMember(ctx, coachId)
    return { success: true as const }
  })
}

async function findOwn({ db, member }: MemberContext, id: string) {
  const comment = await db
    .selectFrom('fileComments')
    .select(['coachId', 'pageId', 'field'])
    .where('id', '=', id)
    .whereRef('id', '=', 'threadId')
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  if (!comment) throw coachingRefusals.commentNotFound()
  return comment
}
