import type { Context } from '#platform/server/context.ts'
import { dueWeek } from './due-week.ts'
import './letters.tables.ts'

const rememberedDays = 30

/** Writes down, for every zone that members live in, that its letters of the week are to be sent. Once a zone and week. */
export async function beginDueRuns(ctx: Context): Promise<void> {
  const now = ctx.now()
  const zones = await ctx.db.selectFrom('users').select('timeZone').distinct().execute()
  const due = zones.flatMap(({ timeZone: zone }) => {
    const week = dueWeek(zone, now)
    return week ? [{ zone, week, afterId: '', doneAt: null }] : []
  })
  if (due.length === 0) return
  await ctx.db
    .insertInto('letterRuns')
    .values(due)
    .onConflict((conflict) => conflict.columns(['zone', 'week']).doNothing())
    .execute()
  const old = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: rememberedDays }).toString()
  await ctx.db.deleteFrom('letterRuns').where('week', '<', old).execute()
}
