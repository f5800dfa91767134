import type { MemberContext } from '#platform/server/context.ts'
import { assistantRefusals } from '../../assistant.contract.ts'

/** The caller's own conversation; for anyone else's the reply is 404. */
export async function findConversation(ctx: MemberContext, conversationId: string) {
  const found = await ctx.db
    .selectFrom('conversations')
    .select(['id', 'title', 'updatedAt'])
    .where('id', '=', conversationId)
    .where('memberId', '=', ctx.member.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw assistantRefusals.conversationNotFound()
  return found
}
