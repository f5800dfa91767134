import { sql } from 'kysely'
import type { Walk } from '../../journey.rules.ts'
import { agreedPaceOf, hoursOf } from '../../pace/agreed-pace.rules.ts'
import { minutesOfDay } from '../../work-week/evening.rules.ts'

const columns = [
  'stage',
  'hoursPerWeek',
  'minutesPerWeek',
  'paceMinutes',
  'paceFromDay',
  'paceDone',
  'paceProgram',
  'catchUpSince',
  'weekdays',
] as const

/** A row of `workHours` as one text, so that it comes with rows of other tables in one statement. */
export const weekText = sql<string>`${sql.join(
  columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`),
  sql` || ' ' || `,
)}`

/** Empty where null. */
export function readWeek(text: string) {
  const [
    stage,
    hoursPerWeek,
    minutesPerWeek,
    paceMinutes,
    paceFromDay,
    paceDone,
    paceProgram,
    catchUpSince,
    weekdays = '',
  ] = text.split(' ')
  const row = {
    hoursPerWeek: numberOf(hoursPerWeek),
    minutesPerWeek: numberOf(minutesPerWeek),
    paceMinutes: numberOf(paceMinutes),
    paceFromDay: numberOf(paceFromDay),
    paceDone: numberOf(paceDone),
    paceProgram: numberOf(paceProgram),
  }
  return {
    hasBusiness: stage === 'business',
    minutesOfDay: minutesOfDay({ hoursPerWeek: hoursOf(row), weekdays: weekdays.split(',').filter(Boolean) }),
    agreed: agreedPaceOf(row),
    isCatchingUp: Boolean(catchUpSince),
  } satisfies Partial<Walk>
}

const numberOf = (text: string | undefined) => (text ? Number(text) : null)
