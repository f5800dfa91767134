import { daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { capitalized } from '#platform/format/words.ts'
import { placeParts } from '../pages/addresses.ts'
import type { Held } from '../pages/held.ts'
import { rowsOf } from '../pages/held.ts'
import type { Running } from './running.contract.ts'

/** Rows of a table in which something stands, or of one column of it: `talks`, `talks.held_on`. */
export function filledRows(held: Held, address: string): number {
  const { block: table, column } = placeParts(address)
  const isGiven = (field: string) => {
    const value = held.get(field)?.value
    return value !== undefined && value !== null && value !== '' && value !== false
  }
  const fields = [...held.keys()]
  return rowsOf(held, table).filter((row) =>
    column
      ? isGiven(`${table}.${row}.${column}`)
      : fields.some((field) => field.startsWith(`${table}.${row}.`) && isGiven(field)),
  ).length
}

/** `Interviews: 4 of 10`; the lesson's title where nothing is counted. */
export function countWords({ unit, done, of, title }: Pick<Running, 'unit' | 'done' | 'of' | 'title'>): string {
  if (unit === '' && of === null) return title
  const name = unit === '' ? title : capitalized(unit)
  return `${name}: ${of === null ? done : `${done} of ${of}`}`
}

/** The same inside a sentence that names the lesson: `interviews 4 of 10`; undefined where nothing is counted. */
export function countInSentence({ unit, done, of }: Pick<Running, 'unit' | 'done' | 'of'>): string | undefined {
  if (unit === '' && of === null) return undefined
  return [unit, of === null ? done : `${done} of ${of}`].filter((part) => part !== '').join(' ')
}

/** `back Thursday`, `back today`; of a day that has passed, `ready to pick up`. */
export function returnWords(backOn: string | null, today: string): string | undefined {
  if (backOn === null) return undefined
  const days = daysBetween(today, backOn)
  if (days < 0) return 'ready to pick up'
  if (days === 0) return 'back today'
  if (days === 1) return 'back tomorrow'
  return `back ${days < 7 ? calendarDates.weekday(backOn) : calendarDates.dayOfYear(backOn)}`
}
