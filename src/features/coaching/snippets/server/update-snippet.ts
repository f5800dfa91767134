import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../snippets.contract.ts'
import { ownSnippet } from './own-snippet.ts'

export async function updateSnippet(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.updateSnippet>,
): Promise<contract.Snippet> {
  return transaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ownSnippet(ctx, params.snippetId).set(body).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.snippetNotFound()
    return { id: params.snippetId, ...body }
  })
}
