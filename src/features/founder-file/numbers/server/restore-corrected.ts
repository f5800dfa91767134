import type { MemberContext } from '#platform/server/context.ts'

type Gone = { id: string; correctedBy: string | null }

/**
 * What points that are gone had corrected passes to the point that had corrected these, and counts again where there is none:
 * unless another of its number, day and date does by now. Answers those that count again, the last first.
 */
export async function restoreCorrected(ctx: MemberContext, gone: readonly Gone[]) {
  if (gone.length === 0) return []
  const { db, member } = ctx
  const ids = gone.map(({ id }) => id)
  const corrected = await db
    .selectFrom('fileNumbers')
    .select(['id', 'key', 'onDay', 'date', 'value', 'mark', 'pageId', 'field', 'enteredAt', 'correctedBy'])
    .where('memberId', '=', member.id)
    .where('correctedBy', 'in', ids)
    .where('id', 'not in', ids)
    .orderBy('enteredAt', 'desc')
    .execute()
  const back: typeof corrected = []
  for (const point of corrected) {
    const correctedBy = leftOf(gone, point.correctedBy) ?? (await findCurrent(ctx, point)) ?? null
    await db
      .updateTable('fileNumbers')
      .set({ correctedBy })
      .where('memberId', '=', member.id)
      .where('id', '=', point.id)
      .execute()
    if (correctedBy === null) back.push(point)
  }
  return back
}

/** The first of a chain of corrections that is still there. */
function leftOf(gone: readonly Gone[], id: string | null): string | null {
  const next = new Map(gone.map(({ id, correctedBy }) => [id, correctedBy]))
  let at = id
  while (at !== null) {
    const later = next.get(at)
    if (later === undefined) return at
    at = later
  }
  return null
}

/** One point of a number, day and date counts at a time. */
async function findCurrent(
  { db, member }: MemberContext,
  { key, onDay, date }: { key: string; onDay: number; date: string },
): Promise<string | undefined> {
  const current = await db
    .selectFrom('fileNumbers')
    .select('id')
    .where('memberId', '=', member.id)
    .where('key', '=', key)
    .where('onDay', '=', onDay)
    .where('date', '=', date)
    .where('correctedBy', 'is', null)
    .executeTakeFirst()
  return current?.id
}
