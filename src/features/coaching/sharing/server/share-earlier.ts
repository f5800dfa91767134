import { iso } from '#platform/server/clock.ts'
import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../sharing.contract.ts'
import { readEarlierShares } from './earlier-shares.ts'
import { findNamedCoaching } from './find-named-coaching.ts'

type ShareEarlier = typeof contract.shareEarlier

/** The shares move to the coaching that lasts now: from then on they are taken back like any other. */
export async function shareEarlier(ctx: MemberContext, { body }: Input<ShareEarlier>): Promise<Reply<ShareEarlier>> {
  return transaction(ctx, async (ctx) => {
    const { id, clientId, coachId } = await findNamedCoaching(ctx, body.coachId)
    const shares = await readEarlierShares(ctx, { id, clientId })
    if (shares.length === 0) return { success: true as const }
    await ctx.db
      .updateTable('fileShares')
      .set({ assignmentId: id, sharedAt: iso(ctx.now()), proposedAt: null })
      .where(
        'id',
        'in',
        shares.map((share) => share.id),
      )
      .execute()
    await touchMember(ctx, coachId)
    return { success: true as const }
  })
}
