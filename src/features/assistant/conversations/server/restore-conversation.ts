import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import type * as contract from '../conversations.contract.ts'

type Endpoint = typeof contract.restoreConversation

/** Asked twice it answers the same; what is erased, or somebody else's, is not found. */
export async function restoreConversation(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const since = iso(ctx.now().subtract({ seconds: undoSeconds.granted }))
  const { numUpdatedRows } = await ctx.db
    .updateTable('conversations')
    .set({ deletedAt: null })
    .where('id', '=', params.conversationId)
    .where('memberId', '=', ctx.member.id)
    .where(({ or, eb }) => or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw assistantRefusals.conversationNotFound()
  return { success: true }
}
