import { dateAt } from '#platform/server/clock.ts'
import type { WalkerContext } from '../../pace/server/walker.ts'
import '../../lessons/server/lessons.tables.ts'
import '../../pace/server/pace.tables.ts'
import { minutesOfDay } from '../evening.rules.ts'

/** What a member’s day holds, when it begins, and since which local date a lesson is known to them. */
export async function readEvening({ db, member }: WalkerContext, subModuleId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('workHours', 'workHours.memberId', 'users.id')
    .leftJoin('lessonOpenings', (on) =>
      on.onRef('lessonOpenings.memberId', '=', 'users.id').on('lessonOpenings.subModuleId', '=', subModuleId),
    )
    .select(['hoursPerWeek', 'weekdays', 'startsAt', 'openedAt'])
    .where('users.id', '=', member.id)
    .executeTakeFirst()
  const weekdays = row?.weekdays?.split(',').filter(Boolean) ?? []
  return {
    minutes: minutesOfDay({ hoursPerWeek: row?.hoursPerWeek ?? null, weekdays }),
    startsAt: row?.startsAt ?? null,
    openedOn: row?.openedAt ? dateAt(member.timeZone, Temporal.Instant.from(row.openedAt)).toString() : null,
  }
}
