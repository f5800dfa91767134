import { daysAfter } from '#platform/format/date-steps.ts'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import './pace.tables.ts'

const pauses = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('calendarChanges')
    .select(['fromDate', 'days'])
    .where('memberId', '=', slot('memberId'))
    .where('kind', '=', 'pause'),
)

/** The local days on which this member's program is, was or will be paused. */
export async function readPausedDays(db: Db, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await pauses(db, { memberId })
  return new Set(rows.flatMap(({ fromDate, days }) => Array.from({ length: days }, (_, at) => daysAfter(fromDate, at))))
}
