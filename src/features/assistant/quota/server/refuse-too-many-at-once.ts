import type { MemberContext } from '#platform/server/context.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import { abandonedBefore } from '../../answers/server/sweep-abandoned.ts'
import { isAbandoned } from '../../conversations/server/message-view.ts'

const mostAtOnce = 3
const waitSeconds = 5

/** A member may have three answers and analyses running; further ones are refused for now. */
export async function refuseTooManyAtOnce(ctx: MemberContext): Promise<void> {
  const answers = await ctx.db
    .selectFrom('chatMessages')
    .innerJoin('conversations', 'conversations.id', 'chatMessages.conversationId')
    .select(['chatMessages.status', 'chatMessages.leasedUntil'])
    .where('conversations.memberId', '=', ctx.member.id)
    .where('chatMessages.status', '=', 'running')
    .execute()
  const analyses = await ctx.db
    .selectFrom('assistantUsage')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'analysis')
    .where('state', '=', 'reserved')
    .where('at', '>=', abandonedBefore(ctx))
    .execute()
  const running = answers.filter((row) => !isAbandoned(row)).length + analyses.length
  if (running >= mostAtOnce) throw requestRefusals.tooMany(waitSeconds)
}
