import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { endWaiting } from '../../messages/server/waiting-messages.ts'
import type * as contract from '../inbox.contract.ts'

export async function putAside(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.putAside>,
): Promise<Reply<typeof contract.putAside>> {
  return transaction(ctx, async (ctx) => {
    const { id } = await findClient(ctx, params.clientId)
    const at = iso(ctx.now())
    await endWaiting(ctx, id, { putAsideAt: at }, body.upTo)
    return { at }
  })
}

/** Asked twice it answers the same; what was answered in the meantime stays answered. */
export async function putBack(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.putBack>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const { id } = await findClient(ctx, params.clientId)
    await ctx.db
      .updateTable('coachMessages')
      .set({ putAsideAt: null })
      .where('assignmentId', '=', id)
      .where('sender', '=', 'client')
      .where('putAsideAt', '=', body.at)
      .execute()
    return { success: true as const }
  })
}
