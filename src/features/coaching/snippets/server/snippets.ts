import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../snippets.contract.ts'
import { snippetLimits, undoSeconds } from '../snippets.rules.ts'
import './snippets.tables.ts'

export async function listSnippets({ db, member }: MemberContext): Promise<contract.Snippet[]> {
  const rows = await db
    .selectFrom('coachSnippets')
    .select(['id', 'title', 'text'])
    .where('coachId', '=', member.id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(snippetLimits.most)
    .execute()
  return rows.sort((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
}

/** A coach's own writes follow one another, so the count holds however many tabs save at once. */
export async function createSnippet(
  ctx: MemberContext,
  { body }: Input<typeof contract.createSnippet>,
): Promise<contract.Snippet> {
  return transaction(ctx, async (ctx) => {
    if ((await listSnippets(ctx)).length >= snippetLimits.most) throw coachingRefusals.tooManySnippets()
    const snippet = { id: newId(), ...body }
    await ctx.db
      .insertInto('coachSnippets')
      .values({ ...snippet, coachId: ctx.member.id, createdAt: iso(ctx.now()), deletedAt: null })
      .execute()
    return snippet
  })
}

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

/** Gone for the coach at once; erased when it can no longer be restored. */
export async function deleteSnippet(
  ctx: MemberContext,
  { params: { snippetId } }: Input<typeof contract.deleteSnippet>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const deletedAt = iso(ctx.now())
    const { numUpdatedRows } = await ownSnippet(ctx, snippetId).set({ deletedAt }).executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.snippetNotFound()
    const at = machineNow().add({ seconds: undoSeconds.granted })
    await enqueue(ctx, eraseSnippetJob, { snippetId, deletedAt }, { at })
    return { success: true as const }
  })
}

/** Asked twice it answers the same; what is erased, or someone else's, is not found. */
export async function restoreSnippet(
  ctx: MemberContext,
  { params }: Input<typeof contract.restoreSnippet>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const since = iso(ctx.now().subtract({ seconds: undoSeconds.granted }))
    const { numUpdatedRows } = await ctx.db
      .updateTable('coachSnippets')
      .set({ deletedAt: null })
      .where('id', '=', params.snippetId)
      .where('coachId', '=', ctx.member.id)
      .where(({ or, eb }) => or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw coachingRefusals.snippetNotFound()
    return { success: true as const }
  })
}

type Deleted = { snippetId: string; deletedAt: string }

/** One that was restored, or restored and deleted again later, is not the one that this deletion was about. */
export const eraseSnippetJob = job<Deleted>('coaching.erase-snippet', async ({ db }, { snippetId, deletedAt }) => {
  await db.deleteFrom('coachSnippets').where('id', '=', snippetId).where('deletedAt', '=', deletedAt).execute()
})

const ownSnippet = ({ db, member }: MemberContext, id: string) =>
  db.updateTable('coachSnippets').where('id', '=', id).where('coachId', '=', member.id).where('deletedAt', 'is', null)
