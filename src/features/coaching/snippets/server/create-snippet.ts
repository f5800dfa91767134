import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../snippets.contract.ts'
import { snippetLimits } from '../snippets.rules.ts'
import { countSnippets } from './count-snippets.ts'

/** A coach's own writes follow one another, so the count holds however many tabs save at once. */
export async function createSnippet(
  ctx: MemberContext,
  { body }: Input<typeof contract.createSnippet>,
): Promise<contract.Snippet> {
  return transaction(ctx, async (ctx) => {
    if ((await countSnippets(ctx)) >= snippetLimits.most) throw coachingRefusals.tooManySnippets()
    const snippet = { id: newId(), ...body }
    await ctx.db
      .insertInto('coachSnippets')
      .values({ ...snippet, coachId: ctx.member.id, createdAt: iso(ctx.now()), deletedAt: null })
      .execute()
    return snippet
  })
}
