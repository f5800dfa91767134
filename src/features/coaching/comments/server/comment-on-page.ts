import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findSharedPage } from '../../client-file/server/find-shared-page.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../comments.contract.ts'
import { emailComment } from './comment-email.ts'
import { isOnPage } from './field-label.ts'
import { readThreads } from './read-threads.ts'
import { countComment, resolve, writeComment } from './write-comment.ts'

type Comment = typeof contract.commentOnPage

/** Whether the page is shared is asked while the client’s record is held: who takes it back in this moment waits, or came first. */
export async function commentOnPage(ctx: MemberContext, { params, body }: Input<Comment>): Promise<Reply<Comment>> {
  await countComment(ctx)
  return transaction(
    ctx,
    async (ctx) => {
      const { page, clientId } = await findSharedPage(ctx, params)
      const { field = null, verdict = null, text, id } = body
      refuseUnfit(page, body)
      const about = { memberId: clientId, coachId: ctx.member.id, pageId: page.id }
      const written = await writeComment(ctx, { ...about, field, author: 'coach', verdict, text }, { id })
      // What looks right asks for nothing.
      if (written.isNew && verdict === 'right' && text === '') await resolve(ctx, written.id, true)
      if (written.isNew) await emailClient(ctx, clientId, page)
      const thread = (await readThreads(ctx, about)).find((one) => one.id === written.id)
      if (!thread) throw coachingRefusals.commentNotFound()
      return thread
    },
    { holdFirst: params.clientId },
  )
}

function refuseUnfit(page: Parameters<typeof isOnPage>[0], { field, text, verdict }: Input<Comment>['body']): void {
  if (field !== undefined && !isOnPage(page, field)) throw coachingRefusals.notOnThePage()
  if (text === '' && verdict !== 'right') throw coachingRefusals.wordless()
}

export async function emailClient(ctx: MemberContext, clientId: string, page: { id: string; title: string }) {
  await emailComment(ctx, await readCoachingMember(ctx, clientId), {
    from: fullName(ctx.member),
    pageTitle: page.title,
    path: `/founder-file/pages/${page.id}#comments`,
  })
}
