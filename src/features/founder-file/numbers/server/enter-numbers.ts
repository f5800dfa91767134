import { type Calendar, calendarOf, noteFileDay } from '#features/journey/server/public.ts'
import { wrongDay } from '#platform/format/past-days.ts'
import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import { isWithin, outsideError, rangeOfMetric } from '../../worksheets/ranges.ts'
import type * as contract from '../numbers.contract.ts'
import { answersBehind } from './answers-behind.ts'
import { correctAnswer } from './correct-answer.ts'
import { aboutDay, addPoint, lockNumbers } from './record-points.ts'

type Enter = typeof contract.enterNumbers
type Entry = Extract<Input<Enter>['body'], { key: string }>
type Told = Reply<Enter>['points'][number]

/**
 * Enters numbers for days; an entry that was made already, by its id, is told again. `proposedAt` is when the assistant
 * proposed what the member confirms.
 */
export async function enterNumbers(
  ctx: MemberContext,
  { body }: Input<Enter>,
  proposedAt?: string,
): Promise<Reply<Enter>> {
  const entries = 'entries' in body ? body.entries : [body]
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  const entered = ctx.worksheets.metrics.filter(({ formula }) => !formula)
  const rangesByKey = new Map(entered.map((metric) => [metric.key, rangeOfMetric(metric)]))
  for (const { key, value, date } of entries) {
    const range = rangesByKey.get(key)
    if (!range) throw founderFileRefusals.numberNotFound()
    if (!isWithin(value, range)) throw founderFileRefusals.unfitting(key, outsideError[range])
    const wrong = wrongDay(date, today)
    if (wrong) throw founderFileRefusals[wrong]()
  }
  return transaction(
    ctx,
    async (ctx) => {
      const calendar = await calendarOf(ctx)
      await lockMeasured(ctx, calendar, entries)
      await lockNumbers(ctx)
      const points: Told[] = []
      for (const entry of entries) points.push(await enter(ctx, calendar, { ...entry, proposedAt }))
      await noteFileDay(ctx)
      return { points }
    },
    { raises: false },
  )
}

async function enter(
  ctx: MemberContext,
  calendar: Calendar,
  { id = newId(), key, value, mark = null, date, proposedAt }: Entry & { proposedAt: string | undefined },
): Promise<Told> {
  const before = await findPoint(ctx, id)
  if (before) return before
  const { onDay, about } = dayOf(ctx, calendar, { key, date })
  const point = { key, date, onDay, value, mark, pageId: null, field: null, proposedAt }
  const corrected = await addPoint(ctx, point, about, id)
  for (const written of await answersBehind(ctx, corrected)) await correctAnswer(ctx, { ...written, value, mark })
  const told = await findPoint(ctx, id)
  if (!told) throw new Error(`The point ${id} is not there although it was added.`)
  return told
}

/** The program day of a date, and what else is about this day: nothing where it only is the nearest. */
export function dayOf(ctx: MemberContext, calendar: Calendar, { key, date }: { key: string; date: string }) {
  const onDay = calendar.dayOn(date)
  const isThatDay = calendar.dateOf(onDay) === date
  return { onDay, about: isThatDay ? aboutDay(ctx, { key, day: onDay, calendar }) : undefined }
}

/** Pages whose answers may be corrected are held before the numbers are, as saves of these pages do it. */
async function lockMeasured(ctx: MemberContext, calendar: Calendar, entries: readonly Entry[]): Promise<void> {
  const days = entries.map(({ date }) => calendar.dayOn(date))
  const found = await ctx.db
    .selectFrom('fileNumbers')
    .select('pageId')
    .distinct()
    .where('memberId', '=', ctx.member.id)
    .where(
      'key',
      'in',
      entries.map(({ key }) => key),
    )
    .where('onDay', 'in', days)
    .where('pageId', 'is not', null)
    .orderBy('pageId')
    .execute()
  for (const { pageId } of found) if (pageId !== null) await lockPage(ctx, pageId)
}

async function findPoint({ db, member }: MemberContext, id: string): Promise<Told | undefined> {
  const row = await db
    .selectFrom('fileNumbers')
    .select(['id', 'key', 'onDay', 'date', 'value', 'mark', 'pageId', 'enteredAt', 'proposedAt'])
    .where('memberId', '=', member.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { enteredAt, proposedAt, ...point } = row
  return { ...point, computed: false, at: enteredAt, ...(proposedAt ? { proposedAt } : {}) }
}
