import { dayNumber } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import { programDays } from '../../journey.rules.ts'
import './pace.tables.ts'
import { addDays } from './days-used.ts'

const changes = hotQuery((db, slot: (name: 'memberId' | 'since') => string) =>
  db
    .selectFrom('calendarChanges')
    .select(['kind', 'fromDate', 'days'])
    .where('memberId', '=', slot('memberId'))
    .where('kind', 'in', ['pause', 'move'])
    .where('fromDate', '>=', slot('since')),
)

/** A member's program days by their local dates and the other way round, also of the past: paused and moved days left out. */
export type Calendar = {
  /** Before the first day and after the last it is the nearest. */
  dayOn: (date: string) => number
  /** The date on which that day began. */
  dateOf: (day: number) => string
}

export async function calendarOf({ db, member }: MemberContext): Promise<Calendar> {
  const begun = member.begunOn ?? member.enrolledOn
  const isMoved = member.dayShift !== 0 || member.pausedFrom !== null
  const left = isMoved ? await changes(db, { memberId: member.id, since: begun }) : []
  const leftOut = (today: number) =>
    left.reduce((sum, { kind, fromDate, days }) => {
      const since = today - dayNumber(fromDate)
      if (since < 0) return sum
      // The day on which a pause begins was lived, and is shown until the day after its end.
      return sum + (kind === 'pause' ? Math.min(days, since) : days)
    }, 0)
  const rawDay = (date: string) => 1 + dayNumber(date) - dayNumber(begun) - leftOut(dayNumber(date))
  const dateOf = (day: number) => {
    let date = addDays(begun, day - 1)
    for (let short = day - rawDay(date); short > 0; short = day - rawDay(date)) date = addDays(date, short)
    return date
  }
  return { dayOn: (date) => Math.min(programDays, Math.max(1, rawDay(date))), dateOf }
}
