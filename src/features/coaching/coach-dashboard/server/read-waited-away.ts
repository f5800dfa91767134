import { dateAt, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { absenceOn, daysAwayBetween } from '../../absences/absences.rules.ts'
import { readAbsences } from '../../absences/server/read-absences.ts'
import type { WaitedAway } from '../attention.rules.ts'

/** Longer ago, no client waits. */
const longestWait = 366

/** What of a client’s wait fell on days on which the caller was away. */
export async function readWaitedAway(ctx: MemberContext): Promise<(since: string | null) => WaitedAway | null> {
  const { timeZone, id } = ctx.member
  const now = ctx.now()
  const today = localDate(timeZone, now)
  const absences = await readAbsences(ctx, id, today.subtract({ days: longestWait }).toString())
  const running = absenceOn(absences, today.toString())
  return (since) => {
    if (since === null) return null
    const at = Temporal.Instant.from(since)
    const began = dateAt(timeZone, at).toString()
    const waited = Math.max(0, Math.floor(now.since(at).total('days')))
    const days = Math.min(waited, daysAwayBetween(absences, began, today.toString()))
    const during = absenceOn(absences, began)
    if (days === 0 && !during) return null
    return { days, beganThen: during !== undefined, isNow: running !== undefined && (!during || during === running) }
  }
}
