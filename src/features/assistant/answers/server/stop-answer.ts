import { iso, machineNow } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findConversation } from '../../conversations/server/find-conversation.ts'
import type { stopAnswer as endpoint } from '../answers.contract.ts'

type Endpoint = typeof endpoint

export async function stopAnswer(ctx: MemberContext, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { id } = await findConversation(ctx, params.conversationId)
  await askToStop(ctx, id)
  return { success: true }
}

/** Ends the answer at once if this process writes it; another process sees the request in its row within a second. */
export async function askToStop(ctx: MemberContext, conversationId: string): Promise<void> {
  await ctx.db
    .updateTable('chatMessages')
    .set({ stopAskedAt: iso(machineNow()) })
    .where('conversationId', '=', conversationId)
    .where('status', '=', 'running')
    .execute()
  const running = ctx.assistant.running.find(conversationId)
  if (!running) return
  running.abort.abort()
  await running.ended()
}
