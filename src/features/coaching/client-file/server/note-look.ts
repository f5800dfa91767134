import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type * as contract from '../client-file.contract.ts'
import { findSharedPage } from './find-shared-page.ts'

/** A look is noted as of the moment at which the page was read; an earlier one, from another tab, takes nothing back. */
export async function noteLook(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.noteLook>,
): Promise<{ success: true }> {
  return transaction(
    ctx,
    async (ctx) => {
      const { page, clientId } = await findSharedPage(ctx, params)
      const [lookedAt = ''] = [iso(Temporal.Instant.from(body.readAt)), iso(ctx.now())].toSorted()
      await ctx.db
        .insertInto('fileLooks')
        .values({ coachId: ctx.member.id, memberId: clientId, pageId: page.id, version: body.version, lookedAt })
        .onConflict((conflict) =>
          conflict
            .columns(['coachId', 'memberId', 'pageId'])
            .doUpdateSet({ version: body.version, lookedAt })
            .where('fileLooks.lookedAt', '<=', lookedAt),
        )
        .execute()
      return { success: true as const }
    },
    { raises: false },
  )
}
