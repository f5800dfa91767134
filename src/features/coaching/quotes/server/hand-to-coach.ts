import { readOwnMessages } from '#features/assistant/server/public.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findLiveAssignment } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { sendToCoach } from '../../messages/server/my-messages.ts'
import type { handToCoach as endpoint } from '../quotes.contract.ts'
import type { Quote } from './quotes.ts'
import { quotesEmailText } from './quotes-email-text.ts'

type Endpoint = typeof endpoint

/** What is sent is what is stored, and what is stored has to be what the member saw when they agreed. */
export async function handToCoach(ctx: MemberContext, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const quotes = await findChosen(ctx, body)
  return transaction(ctx, async (ctx) => {
    const assignment = await findLiveAssignment(ctx, ctx.member.id)
    if (!assignment) throw coachingRefusals.noCoach()
    if (assignment.coachId !== body.coachId) throw coachingRefusals.coachChanged()
    const { note: text, sendId } = body
    return sendToCoach(ctx, assignment, { text, sendId, quotes, emailed: quotesEmailText(text, quotes.length) })
  })
}

/** In the order in which they were said, whatever order they were chosen in. */
async function findChosen(ctx: MemberContext, { conversationId, messages }: Input<Endpoint>['body']): Promise<Quote[]> {
  const seen = new Map(messages.map(({ id, text }) => [id, text]))
  const found = await readOwnMessages(ctx, conversationId, [...seen.keys()])
  if (found.length < seen.size) throw coachingRefusals.handedNotFound()
  return found.map(({ id, role, status, content, createdAt, blocks }) => {
    if (status === 'running' || content !== seen.get(id)) throw coachingRefusals.handedChanged()
    return { from: role === 'user' ? 'member' : 'assistant', at: createdAt, text: content, blocks }
  })
}
