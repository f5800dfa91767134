import type { MemberContext } from '#platform/server/context.ts'
import type { StoredAnswer } from '../../apply-save.ts'
import type { StoredFields } from '../read-answers.ts'

/** What a field holds that nothing was written in: it begins where those of the erased page ended. */
export type Unwritten = StoredAnswer

/** `needed` are the fields that are written; where all of them were written before, nothing is asked for. */
export async function readUnwritten(
  ctx: MemberContext,
  pageId: string,
  needed: Iterable<string>,
  fields: StoredFields,
): Promise<Unwritten> {
  const isKnown = [...needed].every((field) => fields.has(field))
  return { value: null, version: isKnown ? 0 : ((await readErased(ctx)).get(pageId) ?? 0) }
}

/** The highest versions that fields of erased pages had. */
export async function readErased({ db, member }: MemberContext): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('fileErasures')
    .select(['pageId', 'version'])
    .where('memberId', '=', member.id)
    .execute()
  return new Map(rows.map(({ pageId, version }) => [pageId, version]))
}

/** Before the answers of a page are erased. */
export async function noteErasing(ctx: MemberContext, pageId: string): Promise<void> {
  const { version } = await ctx.db
    .selectFrom('fileAnswers')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('memberId', '=', ctx.member.id)
    .where('pageId', '=', pageId)
    .executeTakeFirstOrThrow()
  if (version !== null) await raiseErased(ctx, pageId, version)
}

/** Never lowers it: an answer may have come from a server that knew nothing of an earlier erasure. */
export async function raiseErased({ db, member }: MemberContext, pageId: string, version: number): Promise<void> {
  await db
    .insertInto('fileErasures')
    .values({ memberId: member.id, pageId, version })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'pageId']).doUpdateSet({ version }).where('fileErasures.version', '<', version),
    )
    .execute()
}
