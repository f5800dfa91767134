import { calendarDates } from '#platform/format/dates.ts'
import { changeText, guessNote } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'

type Point = Pick<BusinessNumber['points'][number], 'value' | 'date' | 'about' | 'onDay' | 'mark'>

/** What the business goes by comes before what leads to it; others follow in the order of the program. */
const first = ['left_over', 'revenue', 'per_hour', 'cash', 'clients', 'new_customers', 'hours']

export const inTellingOrder = (numbers: readonly BusinessNumber[]): BusinessNumber[] =>
  numbers.toSorted((one, other) => placeOf(one) - placeOf(other))

const placeOf = ({ key }: BusinessNumber) => (first.includes(key) ? first.indexOf(key) : first.length)

/** The local date that a point is about. */
export const measuredOn = ({ about, date }: Pick<Point, 'about' | 'date'>): string => about ?? date

type Value = Pick<Point, 'value'>

/** Whether a number went the way that is wished for; fewer hours are. */
export const isBetter = ({ better }: Pick<BusinessNumber, 'better'>, then: Value | undefined, now: Value): boolean =>
  then !== undefined && (better === 'down' ? now.value < then.value : better === 'up' && now.value > then.value)

type Shown = Pick<BusinessNumber, 'unit' | 'digits'>

/** `up $107`, `down 3 h`; undefined where what is shown of both is the same. */
export function movedText(from: number, to: number, number: Shown, currency: string): string | undefined {
  const change = changeText(from, to, number, currency)
  if (change.startsWith('+')) return `up ${change.slice(1)}`
  return change.startsWith('−') ? `down ${change.slice(1)}` : undefined
}

type Since = { currency: string; startedOn: string }

/** `up $107 since day 1`, `the same as on Nov 16`. */
export function movedSince(then: Point, now: Point, number: Shown, { currency, startedOn }: Since): string {
  const moved = movedText(then.value, now.value, number, currency)
  const guess = guessNote(then.mark)
  const day = dayText(then, startedOn)
  if (moved) return `${moved} since ${day}${guess}`
  return `the same as on ${day}${guess}`
}

/** `day 1`, of an entry from before it and of any other day the date. */
const dayText = (point: Point, startedOn: string) =>
  point.onDay === 1 && point.date >= startedOn ? 'day 1' : calendarDates.dayOfYear(measuredOn(point))
