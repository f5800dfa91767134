import { localDate } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type { DaysAway } from '../absences.contract.ts'
import './absences.tables.ts'

type Coach = { id: string; timeZone: string }

/** A coach’s days away that end on this day or later, the first one first. */
export async function readAbsences({ db }: Pick<Context, 'db'>, coachId: string, sinceDay: string) {
  const rows = await db
    .selectFrom('coachAbsences')
    .select(['id', 'fromDay as from', 'untilDay as until', 'note'])
    .where('coachId', '=', coachId)
    .where('untilDay', '>=', sinceDay)
    .orderBy('fromDay')
    .execute()
  return rows
}

/** Those that aren’t over where the coach lives. */
export async function readDaysAway(ctx: Context, { id, timeZone }: Coach): Promise<(DaysAway & { id: string })[]> {
  const today = localDate(timeZone, ctx.now()).toString()
  return (await readAbsences(ctx, id, today)).map((one) => ({ ...one, isRunning: one.from <= today }))
}

/** Who of these coaches is away or will be, with the first of their days. One statement. */
export async function readFirstDaysAway({ db, now }: Context, coaches: readonly Coach[]) {
  if (coaches.length === 0) return new Map<string, Omit<DaysAway, 'note'>>()
  const rows = await db
    .selectFrom('coachAbsences')
    .select(['coachId', 'fromDay as from', 'untilDay as until'])
    .where(
      'coachId',
      'in',
      coaches.map(({ id }) => id),
    )
    // Whatever their zone: no local date is earlier than this one.
    .where('untilDay', '>=', localDate('Etc/GMT+12', now()).toString())
    .orderBy('fromDay', 'desc')
    .execute()
  const todayOf = new Map(coaches.map(({ id, timeZone }) => [id, localDate(timeZone, now()).toString()]))
  return new Map(
    rows.flatMap(({ coachId, ...days }) => {
      const today = todayOf.get(coachId)
      return today && days.until >= today ? [[coachId, { ...days, isRunning: days.from <= today }] as const] : []
    }),
  )
}

/** The caller’s, or none yet; another coach’s is as good as none, and its id is taken. */
export async function findOwnAbsence({ db, member }: MemberContext, id: string) {
  const row = await db.selectFrom('coachAbsences').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && row.coachId !== member.id) throw coachingRefusals.absenceNotFound()
  return row
}
