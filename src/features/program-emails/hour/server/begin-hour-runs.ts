import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import '../../server/program-emails.tables.ts'
import { dueDay } from './due-day.ts'
import { hourRecipients } from './hour-recipients.ts'

const rememberedDays = 7

/** Starts a run for every hour of the members' zones that is due. Once per zone, hour and local date. */
export async function beginHourRuns(ctx: Context): Promise<void> {
  const now = ctx.now()
  const hours = await hourRecipients(ctx.db)
    .select(['users.timeZone as zone', sql<string>`${sql.ref('workHours.startsAt')}`.as('startsAt')])
    .groupBy(['users.timeZone', 'workHours.startsAt'])
    .execute()
  const due = hours.flatMap(({ zone, startsAt }) => {
    const onDay = dueDay(zone, startsAt, now)
    return onDay ? [{ zone, startsAt, onDay, afterId: '', doneAt: null }] : []
  })
  if (due.length === 0) return
  await ctx.db
    .insertInto('hourRuns')
    .values(due)
    .onConflict((conflict) => conflict.columns(['zone', 'startsAt', 'onDay']).doNothing())
    .execute()
  const old = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: rememberedDays }).toString()
  await ctx.db.deleteFrom('hourRuns').where('onDay', '<', old).execute()
}
