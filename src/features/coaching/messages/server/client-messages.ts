import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findPastOrCurrentClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../messages.contract.ts'
import { emailNewMessage, messageEmail } from './message-email.ts'
import { addMessage, markRead, viewThread } from './thread.ts'

/** The coach's side of a thread. */
export async function getClientThread(
  ctx: MemberContext,
  { params }: Input<typeof contract.getClientThread>,
): Promise<contract.Thread> {
  return viewThread(ctx, await findPastOrCurrentClient(ctx, params.clientId), 'coach')
}

export async function writeToClient(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.writeToClient>,
): Promise<Reply<typeof contract.writeToClient>> {
  return transaction(
    ctx,
    async (ctx) => {
      const assignment = await findPastOrCurrentClient(ctx, params.clientId)
      if (assignment.liveClientId === null) throw coachingRefusals.ended()
      const client = await readCoachingMember(ctx, assignment.clientId)
      const sent = await addMessage(ctx, assignment, { sender: 'coach', text: body.text })
      await ctx.db
        .updateTable('coachClients')
        .set({ contactedAt: iso(ctx.now()) })
        .where('id', '=', assignment.id)
        .execute()
      const from = fullName(ctx.member)
      const email = messageEmail(ctx, { to: client.email, from, text: body.text, path: 'messages' })
      return { ...sent, mailed: await emailNewMessage(ctx, assignment.id, client, email) }
    },
    { holdFirst: params.clientId },
  )
}

export async function readClientThread(
  ctx: MemberContext,
  { params }: Input<typeof contract.readClientThread>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findPastOrCurrentClient(ctx, params.clientId)
    if (await markRead(ctx, assignment, 'coach')) await touchMember(ctx, assignment.clientId)
    return { success: true as const }
  })
}
