import { useState } from 'react'
import { daysAfter } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { MarkToggle } from '../../fields/web/mark-toggle.tsx'
import { readNumber } from '../../form/read-input.ts'
import { measuredOn } from '../moved.ts'
import { pointText } from '../number-text.ts'
import type { BusinessNumber } from '../numbers.contract.ts'
import { type Line, newLine } from './read-lines.ts'

type EntryLineProps = {
  number: BusinessNumber
  currency: string
  /** The day that it is entered for. */
  date: string
  line: Line | undefined
  error: string | undefined
  onLine: (line: Line) => void
}

/** One number to enter, with what stands there for the day, else with what it was the last time. */
export function EntryLine({ number, currency, date, line, error, onLine }: EntryLineProps) {
  const { key, label, points } = number
  const id = `number-${key}`
  // A mark that is chosen for someone says that they counted where they guessed.
  const held = line ?? newLine(null)
  // Not while it is typed: the first digit of each sum is far less.
  const [isLeft, setLeft] = useState(false)
  const before = points.findLast((point) => measuredOn(point) < date)
  const more = isLeft && before && isSuddenlyLess(number, held.text, before.value, currency) ? before : undefined
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          <span className="font-normal text-ink-soft"> {measureOf(number, { date, currency })}</span>
        </label>
        <p id={`${id}-last`} className={more ? 'text-sm font-semibold' : 'text-sm text-ink-soft'}>
          {noteOf(number, more, { date, currency })}
        </p>
      </div>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={held.text}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-last ${id}-error` : `${id}-last`}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => onLine({ ...newLine(held.mark), text: target.value })}
          className="h-12 w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 text-lg tabular-nums hover:border-ink aria-invalid:border-danger"
        />
        <MarkToggle label={label} mark={held.mark} onMark={(mark) => onLine({ ...newLine(mark), text: held.text })} />
      </div>
      <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </li>
  )
}

type For = { date: string; currency: string }
type Point = BusinessNumber['points'][number]

/** Asks about far less than before; else what stands there for the day, else what it was the last time. */
function noteOf(number: BusinessNumber, more: Point | undefined, { date, currency }: For): string {
  const text = (point: Point) => pointText(point, number, currency)
  if (more) return `less than half of ${text(more)}: is it for all ${number.over} days?`
  const there = number.points.findLast(({ about, computed }) => about === date && !computed)
  if (there) return `${calendarDates.dayOfYear(date)}: ${text(there)}. A new entry replaces it.`
  const last = number.points.at(-1)
  return last ? `last: ${text(last)}, ${calendarDates.dayOfYear(last.date)}` : 'first time'
}

/** `(USD, Feb 7 to Mar 8)`: in what, and of which days. */
function measureOf({ unit, over }: BusinessNumber, { date, currency }: For): string {
  const days =
    over && date && `${calendarDates.dayOfYear(daysAfter(date, 1 - over))} to ${calendarDates.dayOfYear(date)}`
  const parts = [unit === 'money' && currency, days].filter(Boolean)
  return parts.length > 0 ? `(${parts.join(', ')})` : ''
}

/** Who types what one week brought has far less than the last time. */
function isSuddenlyLess(
  { unit, over, range, label }: BusinessNumber,
  typed: string,
  before: number,
  currency: string,
): boolean {
  if (!over || unit !== 'money') return false
  const read = readNumber(typed, { kind: unit, range, currency, about: label })
  return 'value' in read && read.value !== null && read.value < before / 2
}
