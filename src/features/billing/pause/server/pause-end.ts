import { instantOn, iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'

/** The first instant after the last day of a pause, in the member's zone. */
export async function pauseEnd({ db }: Context, memberId: string, until: string): Promise<string> {
  const { timeZone } = await db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return startOfNextDay(until, timeZone)
}

export const startOfNextDay = (day: string, timeZone: string): string =>
  iso(instantOn(Temporal.PlainDate.from(day).add({ days: 1 }), timeZone))
