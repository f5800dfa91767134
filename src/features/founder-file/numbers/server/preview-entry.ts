import { calendarOf } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { answersBehind } from './answers-behind.ts'
import { dayOf } from './enter-numbers.ts'
import { takesThePlaceOf } from './record-points.ts'

export type EntryPreview = {
  /** What counts now for this day; an entry takes its place. */
  before: { id: string; value: number; mark: Mark | null } | null
  /** The pages on which the same number stands, and is corrected too. */
  pageIds: string[]
}

/** What entering a number for a day would change. Writes nothing. */
export async function previewEntry(
  ctx: MemberContext,
  { key, date }: { key: string; date: string },
): Promise<EntryPreview> {
  const { onDay, about } = dayOf(ctx, await calendarOf(ctx), { key, date })
  const rows = await ctx.db
    .selectFrom('fileNumbers')
    .select(['id', 'value', 'mark', 'pageId', 'field', 'enteredAt'])
    .where('memberId', '=', ctx.member.id)
    .where(takesThePlaceOf({ key, onDay, date, pageId: null, field: null }, about))
    .orderBy('enteredAt')
    .orderBy('id')
    .execute()
  const last = rows.at(-1)
  const pageIds = new Set((await answersBehind(ctx, rows)).map(({ pageId }) => pageId))
  return {
    before: last ? { id: last.id, value: last.value, mark: last.mark } : null,
    pageIds: [...pageIds].sort(),
  }
}
