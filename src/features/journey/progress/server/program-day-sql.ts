import { type RawBuilder, sql } from 'kysely'
import { localDate, localDayNumber } from '#platform/server/clock.ts'
import type { Engine } from '#platform/server/database/database.ts'
import { programDays } from '../../journey.rules.ts'

/** What an engine calls the days from 1970-01-01 to a date, and the greater and the smaller of two numbers. */
const words = {
  sqlite: { days: (date: RawBuilder<unknown>) => sql`(julianday(${date}) - 2440587.5)`, most: 'max', least: 'min' },
  postgres: {
    days: (date: RawBuilder<unknown>) => sql`(${date}::date - date '1970-01-01')`,
    most: 'greatest',
    least: 'least',
  },
}

/** `programDay` of the row of `users` that a statement looks at, for lists of many; `zones` are all that members have. */
export function programDaySql(engine: Engine, zones: readonly string[], now: Temporal.Instant): RawBuilder<number> {
  const { days, ...names } = words[engine]
  const [most, least] = [sql.raw(names.most), sql.raw(names.least)]
  const column = (name: string) => sql.ref(`users.${name}`)
  const today = inEachZone(zones, (zone) => localDayNumber(zone, now))
  const ended = sql`${least}(${today}, ${days(column('pausedUntil'))}) - ${days(column('pausedFrom'))} + 1`
  const isPausing = sql`${column('pausedFrom')} is not null and ${column('pausedUntil')} is not null`
  const paused = sql`case when ${isPausing} then ${most}(0, ${ended}) else 0 end`
  const begun = days(sql`coalesce(${column('begunOn')}, ${column('enrolledOn')})`)
  const raw = sql`1 + ${today} - ${begun} - ${column('dayShift')} - ${paused}`
  return sql<number>`${least}(${sql.lit(programDays)}, ${most}(${column('dayFloor')}, ${raw}))`
}

/** `isPausedOn` the member’s local date, in the same way. Begins with what an index finds. */
export function isPausedSql(zones: readonly string[], now: Temporal.Instant): RawBuilder<boolean> {
  const dateIn = (zone: string) => localDate(zone, now).toString()
  const [until, today] = [sql.ref('users.pausedUntil'), inEachZone(zones, dateIn)]
  const [earliest = ''] = ['UTC', ...zones].map(dateIn).sort()
  return sql<boolean>`(${until} >= ${earliest} and ${until} >= ${today})`
}

/** The local day: two or three of them on the whole earth. */
function inEachZone<T extends number | string>(zones: readonly string[], dayIn: (zone: string) => T): RawBuilder<T> {
  const utc = dayIn('UTC')
  const byDay = Map.groupBy(zones, dayIn)
  byDay.delete(utc)
  if (byDay.size === 0) return sql<T>`${sql.lit(utc)}`
  const others = [...byDay].map(
    ([day, zones]) => sql`when ${sql.ref('users.timeZone')} in (${sql.join(zones)}) then ${sql.lit(day)}`,
  )
  return sql<T>`case ${sql.join(others, sql` `)} else ${sql.lit(utc)} end`
}
