import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { dueWeek } from './due-week.ts'
import './program-emails.tables.ts'

const rememberedDays = 30

/** Writes down, for every zone that members live in, that its letters of the week are to be sent. Once a zone and week. */
export async function beginDueRuns(ctx: Context): Promise<void> {
  const now = ctx.now()
  const { rows } = await zonesLivedIn.execute(ctx.db)
  const due = rows.flatMap(({ zone }) => {
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

/** From each zone of the index to the next: to read all of it takes 43 ms of a million members, and this a tenth of one. */
const zonesLivedIn = sql<{ zone: string }>`
  with recursive zones(zone) as (
    select min("timeZone") from users
    union all
    select (select min("timeZone") from users where "timeZone" > zones.zone) from zones where zones.zone is not null
  )
  select zone from zones where zone is not null`
