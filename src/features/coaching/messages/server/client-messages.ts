import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findPastOrCurrentClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { EmailRecipient } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type * as contract from '../messages.contract.ts'
import { emailNewMessage, messageEmail, writer } from './message-email.ts'
import { addMessage, markRead, viewClientThread } from './thread.ts'
import { endWaiting } from './waiting-messages.ts'

/** The coach's side of a thread. */
export async function getClientThread(
  ctx: MemberContext,
  { params }: Input<typeof contract.getClientThread>,
): Promise<contract.ClientThread> {
  return viewClientThread(ctx, await findPastOrCurrentClient(ctx, params.clientId))
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
      const sent = await sendToClient(ctx, { threadId: assignment.id, client, ...body })
      if (sent.isNew) await endWaiting(ctx, assignment.id, { answeredAt: iso(ctx.now()) }, body.answers)
      return { id: sent.id, at: sent.at, mailed: sent.mailed }
    },
    { holdFirst: params.clientId },
  )
}

type ToClient = {
  threadId: string
  client: EmailRecipient & { email: string }
  text: string
  sendId?: string | undefined
}

/** Adds to the thread of a client that the caller holds, and emails them. A repeated send does neither. */
export async function sendToClient(ctx: MemberContext, { threadId, client, text, sendId }: ToClient) {
  const sent = await addMessage(ctx, { id: threadId }, { sender: 'coach', text, sendId })
  if (!sent.isNew) return { ...sent, mailed: false }
  await ctx.db
    .updateTable('coachClients')
    .set({ contactedAt: iso(ctx.now()) })
    .where('id', '=', threadId)
    .execute()
  const email = messageEmail(ctx, { to: client.email, from: writer(ctx), text, path: '/messages' })
  return { ...sent, mailed: await emailNewMessage(ctx, client, email) }
}

export async function markClientThreadRead(
  ctx: MemberContext,
  { params }: Input<typeof contract.markClientThreadRead>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const assignment = await findPastOrCurrentClient(ctx, params.clientId)
    if (await markRead(ctx, assignment, 'coach')) await touchMember(ctx, assignment.clientId)
    return { success: true as const }
  })
}
