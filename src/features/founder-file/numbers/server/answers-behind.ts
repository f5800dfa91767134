import type { MemberContext } from '#platform/server/context.ts'

type Corrected = { id: string; pageId: string | null; field: string | null; enteredAt: string }
type Answer = { pageId: string; field: string }

/**
 * The answers that corrected points are from; of an entry that had corrected an answer before, that answer. Left out is an
 * answer that was changed since on its page: it says something else by now.
 */
export async function answersBehind(ctx: MemberContext, corrected: readonly Corrected[]): Promise<Answer[]> {
  const written = await writtenAs(ctx, corrected)
  if (written.length === 0) return []
  const { db, member } = ctx
  const latest = await db
    .selectFrom('fileNumbers')
    .select(['pageId', 'field', ({ fn }) => fn.max('enteredAt').as('at')])
    .where('memberId', '=', member.id)
    .where(
      'pageId',
      'in',
      written.map(({ pageId }) => pageId),
    )
    .groupBy(['pageId', 'field'])
    .execute()
  const isLatest = ({ pageId, field, enteredAt }: Written) =>
    latest.some((one) => one.pageId === pageId && one.field === field && one.at === enteredAt)
  return written.filter(isLatest).map(({ pageId, field }) => ({ pageId, field }))
}

/** What an entry says has no page: what it corrected may have one. */
export async function correctedByEntry(
  { db, member }: MemberContext,
  entries: readonly string[],
): Promise<Corrected[]> {
  if (entries.length === 0) return []
  return db
    .selectFrom('fileNumbers')
    .select(['id', 'pageId', 'field', 'enteredAt'])
    .where('memberId', '=', member.id)
    .where('correctedBy', 'in', entries)
    .execute()
}

type Written = Answer & { enteredAt: string }

async function writtenAs(ctx: MemberContext, corrected: readonly Corrected[]): Promise<Written[]> {
  if (corrected.length === 0) return []
  const found = corrected.flatMap(({ pageId, field, enteredAt }) =>
    pageId !== null && field !== null ? [{ pageId, field, enteredAt }] : [],
  )
  const entries = corrected.filter(({ pageId }) => pageId === null).map(({ id }) => id)
  return [...found, ...(await writtenAs(ctx, await correctedByEntry(ctx, entries)))]
}
