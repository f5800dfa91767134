import { dateAt } from '#platform/server/clock.ts'
import { hoursOf } from '../../pace/agreed-pace.rules.ts'
import type { WalkerContext } from '../../pace/server/walker.ts'
import '../../lessons/server/lessons.tables.ts'
import '../../pace/server/pace.tables.ts'
import { minutesOfDay } from '../evening.rules.ts'

/** Columns of `workHours` and `lessonOpenings`; nulls where there is no row. */
type Row = Record<'weekdays' | 'startsAt' | 'openedAt', string | null> &
  Record<'hoursPerWeek' | 'minutesPerWeek', number | null>

/** What a member’s day holds, when it begins, and since which local date a lesson is known to them. */
export async function readEvening({ db, member }: WalkerContext, subModuleId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('workHours', 'workHours.memberId', 'users.id')
    .leftJoin('lessonOpenings', (on) =>
      on.onRef('lessonOpenings.memberId', '=', 'users.id').on('lessonOpenings.subModuleId', '=', subModuleId),
    )
    .select(['hoursPerWeek', 'minutesPerWeek', 'weekdays', 'startsAt', 'openedAt'])
    .where('users.id', '=', member.id)
    .executeTakeFirstOrThrow()
  return eveningOf(row, member.timeZone)
}

/** The same, of what another statement read with its own. */
export const eveningOf = ({ weekdays, startsAt, openedAt, ...row }: Row, timeZone: string) => ({
  minutes: minutesOfDay({ hoursPerWeek: hoursOf(row), weekdays: weekdays?.split(',').filter(Boolean) ?? [] }),
  startsAt,
  openedOn: openedAt === null ? null : dateAt(timeZone, Temporal.Instant.from(openedAt)).toString(),
})
