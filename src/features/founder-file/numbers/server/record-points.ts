import { programDay } from '#features/journey/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Point = {
  key: string
  date: string
  onDay: number
  value: number
  mark: 'C' | 'G' | null
  pageId: string | null
  field: string | null
}

/**
 * Answers of a page that measure a number become points of its series. While it is typed, on its local day, a point follows
 * its field; on a later day a change is a point of its own that corrects the earlier one.
 */
export async function recordPoints(
  ctx: MemberContext,
  page: Worksheet,
  fields: StoredFields,
  touched: ReadonlySet<string>,
): Promise<void> {
  const measured = page.places.filter(({ metric, address, formula }) => metric && !formula && touched.has(address))
  if (measured.length === 0) return
  await lockNumbers(ctx)
  const now = ctx.now()
  const date = localDate(ctx.member.timeZone, now).toString()
  for (const { address, metric: key = '', day } of measured) {
    const stored = fields.get(address)
    await forgetToday(ctx, { pageId: page.id, field: address, date })
    if (typeof stored?.value !== 'number') continue
    const onDay = day ?? programDay(ctx.member, now)
    const point = { key, date, onDay, value: stored.value, mark: stored.mark, pageId: page.id, field: address }
    await addPoint(ctx, point)
  }
}

/** Points of one member are added one after another: a row beside those of the pages stands for them. */
export const lockNumbers = (ctx: MemberContext): Promise<number> => lockPage(ctx, 'numbers')

/** Takes back what this field said earlier today, and what that had corrected counts again. */
async function forgetToday({ db, member }: MemberContext, source: { pageId: string; field: string; date: string }) {
  const earlier = await db
    .deleteFrom('fileNumbers')
    .where('memberId', '=', member.id)
    .where('pageId', '=', source.pageId)
    .where('field', '=', source.field)
    .where('date', '=', source.date)
    .where('correctedBy', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of earlier)
    await db
      .updateTable('fileNumbers')
      .set({ correctedBy: null })
      .where('memberId', '=', member.id)
      .where('correctedBy', '=', id)
      .execute()
}

/** A point of the same number and program day for the same date, or for the same field of its page, is corrected by it and stays readable. */
export async function addPoint(ctx: MemberContext, point: Point, id: string = newId()): Promise<string> {
  const { db, member } = ctx
  const { key, date, pageId, field, onDay } = point
  await db
    .updateTable('fileNumbers')
    .set({ correctedBy: id })
    .where('memberId', '=', member.id)
    .where('key', '=', key)
    .where('onDay', '=', onDay)
    .where('correctedBy', 'is', null)
    .where(({ eb, and, or }) => or([eb('date', '=', date), and([eb('pageId', '=', pageId), eb('field', '=', field)])]))
    .execute()
  await db
    .insertInto('fileNumbers')
    .values({ ...point, id, memberId: member.id, enteredAt: iso(ctx.now()), correctedBy: null })
    .execute()
  return id
}
