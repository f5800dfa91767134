import { sql } from 'kysely'
import type { Walk } from '#features/journey/journey.rules.ts'
import { daysAfter } from '#platform/format/date-steps.ts'
import '#features/journey/server/public.ts'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import { type Agreement, type WorkStreak, workStreak } from '../work-streak.rules.ts'

type Kind = 'agreed' | 'file' | 'pause'

/** What is agreed, worked on and paused of one member, in one statement. */
const rowsOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom('agreedDays')
    .select([sql<Kind>`'agreed'`.as('kind'), 'fromDate as date', 'weekdays as value'])
    .where('memberId', '=', slot('memberId'))
    .unionAll(
      db
        .selectFrom('fileDays')
        .select([sql<Kind>`'file'`.as('kind'), 'onDay as date', sql<string>`''`.as('value')])
        .where('memberId', '=', slot('memberId')),
    )
    .unionAll(
      db
        .selectFrom('calendarChanges')
        .select([sql<Kind>`'pause'`.as('kind'), 'fromDate as date', sql<string>`cast(days as text)`.as('value')])
        .where('memberId', '=', slot('memberId'))
        .where('kind', '=', 'pause'),
    ),
)

/** Undefined for a member who agreed to no days yet. A walk that is still being read is waited for beside the rest. */
export async function readWorkStreak(
  db: Db,
  memberId: string,
  walk: Walk | Promise<Walk>,
  today: string,
): Promise<WorkStreak | undefined> {
  const [rows, { completions }] = await Promise.all([rowsOf(db, { memberId }), walk])
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)
  const agreements = of('agreed').map(toAgreement).sort(byDate)
  if (agreements.length === 0) return undefined
  const completed = [...completions.values()].map(({ completedOn }) => completedOn)
  return workStreak({
    agreements,
    worked: new Set([...completed, ...of('file').map(({ date }) => date)]),
    paused: new Set(of('pause').flatMap(({ date, value }) => datesFrom(date, Number(value)))),
    today,
  })
}

const toAgreement = ({ date, value }: { date: string; value: string }): Agreement => ({
  from: date,
  weekdays: value.split(',').filter(Boolean).map(Number),
})

const byDate = (one: Agreement, other: Agreement) => one.from.localeCompare(other.from)

const datesFrom = (date: string, days: number): string[] => Array.from({ length: days }, (_, at) => daysAfter(date, at))
