import type { ExpressionBuilder } from 'kysely'
import { type Calendar, calendarOf, programDay } from '#features/journey/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/new-id.ts'
import type { StoredFields } from '../../pages/server/read-answers.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { restoreCorrected } from './restore-corrected.ts'
import { retirePoints } from './retire-points.ts'

type Point = {
  key: string
  date: string
  onDay: number
  value: number
  mark: Mark | null
  pageId: string | null
  field: string | null
  /** When the assistant proposed it; left out where it didn’t. */
  proposedAt?: string | undefined
}

/**
 * Answers of a page that measure a number become points of its series. While it is typed, on its local day, a point follows
 * its field; on a later day a change is a point of its own that corrects the earlier one, and an emptied field takes it out.
 * Answers whether an entry that had been corrected counts again.
 */
export async function recordPoints(
  ctx: MemberContext,
  page: Worksheet,
  fields: StoredFields,
  touched: ReadonlySet<string>,
): Promise<boolean> {
  const measured = page.places.filter(
    ({ metric, address, formula, isReadonly }) =>
      // An older browser may have it typed over; what the other page says stays what was measured.
      metric && !formula && touched.has(address) && !(isReadonly && typeof fields.get(address)?.value === 'number'),
  )
  if (measured.length === 0) return false
  await lockNumbers(ctx)
  const now = ctx.now()
  const calendar = await calendarOf(ctx)
  const date = localDate(ctx.member.timeZone, now).toString()
  let isBack = false
  for (const { address, metric: key = '', day } of measured) {
    const stored = fields.get(address)
    const today = await forgetToday(ctx, { pageId: page.id, field: address, date })
    if (typeof stored?.value !== 'number') {
      const retired = await retirePoints(ctx, { pageId: page.id, field: address })
      isBack ||= today.length + retired.length > 0
      continue
    }
    const onDay = day ?? programDay(ctx.member, now)
    const about = day === undefined ? undefined : aboutDay(ctx, { key, day, calendar })
    const { value, mark } = stored
    await addPoint(ctx, { key, date, onDay, value, mark, pageId: page.id, field: address }, about)
  }
  return isBack
}

/** Points of one member are added one after another: a row beside those of the pages stands for them. */
export const lockNumbers = (ctx: MemberContext): Promise<number> => lockPage(ctx, 'numbers')

/** A program day by its date, with the fields of all pages that measure this number for it. */
export type AboutDay = { date: string; fields: string[] }

type Measured = { key: string; day: number; calendar: Calendar }

export function aboutDay({ worksheets }: MemberContext, { key, day: onDay, calendar }: Measured): AboutDay {
  const fields = worksheets.pages.flatMap(({ places }) =>
    places
      .filter(({ metric, day, formula }) => metric === key && day === onDay && formula === undefined)
      .map(({ address }) => address),
  )
  return { date: calendar.dateOf(onDay), fields: [...new Set(fields)] }
}

/** Takes back what this field said earlier today, and what that had corrected counts again. */
async function forgetToday(ctx: MemberContext, source: { pageId: string; field: string; date: string }) {
  const { db, member } = ctx
  const earlier = await db
    .deleteFrom('fileNumbers')
    .where('memberId', '=', member.id)
    .where('pageId', '=', source.pageId)
    .where('field', '=', source.field)
    .where('date', '=', source.date)
    .where('correctedBy', 'is', null)
    .returning(['id', 'correctedBy'])
    .execute()
  return restoreCorrected(ctx, earlier)
}

/**
 * A point of the same number and program day is corrected by it and stays readable: the one for the same date, of the same
 * field of its page, or, where it is about this day, that of its date and those of all fields about it. Answers those that
 * it corrected.
 */
export async function addPoint(ctx: MemberContext, point: Point, about: AboutDay | undefined, id: string = newId()) {
  const { db, member } = ctx
  const corrected = await db
    .updateTable('fileNumbers')
    .set({ correctedBy: id })
    .where('memberId', '=', member.id)
    .where(takesThePlaceOf(point, about))
    .returning(['id', 'pageId', 'field', 'enteredAt'])
    .execute()
  await db
    .insertInto('fileNumbers')
    .values({
      ...point,
      id,
      memberId: member.id,
      enteredAt: iso(ctx.now()),
      correctedBy: null,
      proposedAt: point.proposedAt ?? null,
    })
    .execute()
  return corrected
}

/** The points that one takes the place of: those that count, and what its field said before it was emptied. */
export const takesThePlaceOf =
  ({ key, onDay, date, pageId, field }: Omit<Point, 'value' | 'mark'>, about: AboutDay | undefined) =>
  ({ eb, and, or, ref }: ExpressionBuilder<Tables, 'fileNumbers'>) => {
    const isOfField = and([eb('pageId', '=', pageId), eb('field', '=', field)])
    const isThere = or([
      eb('date', '=', date),
      isOfField,
      ...(about ? [eb('date', '=', about.date)] : []),
      ...(about && about.fields.length > 0 ? [eb('field', 'in', about.fields)] : []),
    ])
    return and([
      eb('key', '=', key),
      eb('onDay', '=', onDay),
      or([and([eb('correctedBy', 'is', null), isThere]), and([eb('correctedBy', '=', ref('id')), isOfField])]),
    ])
  }
